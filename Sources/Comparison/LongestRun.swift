extension [Int] {
  /// The places of a longest run of elements that rise from one to the next, others left out.
  ///
  /// What is not in it has changed its place among the rest.
  var longestRisingRun: [Int] {
    // For each length, the place of the least element that ends such a run.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: count)
    for place in indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < self[place] { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var run: [Int] = []
    var next = ends.last
    while let place = next {
      run.append(place)
      next = before[place]
    }
    return run.reversed()
  }
}
