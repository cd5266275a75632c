#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

private import Synchronization

/// Another program, run to its end; no shell reads its words.
struct Subprocess {
  /// The program could not be started.
  struct NotStarted: Error {
    let reason: String
  }

  /// What the program ended with; -1 when a signal ended it.
  let status: Int32
  let output: [UInt8]
  /// What it said of trouble.
  let remarks: String

  /// Runs a program that is looked for in `PATH`, by its name and the words behind it.
  ///
  /// It reads the input, which must not be more than a pipe holds: 16 kB. It has our environment but
  /// for the variables that are left out.
  init(
    _ words: [String], input: [UInt8] = [], leavingOut variables: Set<String> = []
  ) throws(NotStarted) {
    precondition(input.count <= 16 << 10)
    let pipes: Pipes
    let process: pid_t
    (pipes, process) = try Self.start(words, leavingOut: variables)
    defer { pipes.closeAll() }
    pipes.write(input)
    // Trouble is told in few words, which the pipe holds until the output has been read.
    output = pipes.read(pipes.output)
    remarks = String(decoding: pipes.read(pipes.remarks), as: UTF8.self)
    var result: Int32 = 0
    while unsafe waitpid(process, &result, 0) < 0, errno == EINTR {}
    // As `WIFEXITED` and `WEXITSTATUS` read it.
    status = result & 0x7F == 0 ? (result >> 8) & 0xFF : -1
  }

  /// Starts one program at a time: one that is started before our ends of another's pipes are marked
  /// as ours would keep them open.
  private static func start(
    _ words: [String], leavingOut variables: Set<String>
  ) throws(NotStarted) -> (Pipes, pid_t) {
    let result = starting.withLock { _ in
      Result { () throws(NotStarted) in
        let pipes = try Pipes()
        do throws(NotStarted) {
          return (pipes, try pipes.start(words, leavingOut: variables))
        } catch {
          pipes.closeAll()
          throw error
        }
      }
    }
    return try result.get()
  }

  private static let starting = Mutex(())
}

/// The three pipes between us and a program.
private final class Pipes {
  /// The ends to read from and to write to; -1 once closed.
  private var ends: [(read: Int32, write: Int32)] = []
  var output: Int { 1 }
  var remarks: Int { 2 }

  init() throws(Subprocess.NotStarted) {
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      let result = unsafe pipe(&pair)
      guard result == 0 else {
        closeAll()
        throw .init(reason: unsafe String(cString: strerror(errno)))
      }
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ends.append((pair[0], pair[1]))
    }
  }

  /// Starts a program, and closes the ends here that it writes to.
  func start(
    _ words: [String], leavingOut variables: Set<String>
  ) throws(Subprocess.NotStarted) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[0].read, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1].write, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[2].write, STDERR_FILENO)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var environment: [UnsafeMutablePointer<CChar>?] = unsafe []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      let name = unsafe String(cString: variable).prefix { $0 != "=" }
      if !variables.contains(String(name)) { unsafe environment.append(variable) }
      unsafe next += 1
    }
    unsafe environment.append(nil)
    var process: pid_t = 0
    let result = unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, &environment)
    guard result == 0 else {
      throw .init(reason: unsafe String(cString: strerror(result)))
    }
    close(&ends[1].write)
    close(&ends[2].write)
    return process
  }

  /// Writes what the program reads, and ends it.
  func write(_ bytes: [UInt8]) {
    // Until here our own end for reading is open: a pipe that nobody can read, since the program
    // has ended already, would be a signal that ends us too.
    if !bytes.isEmpty { _ = FileSystem.write(bytes, to: ends[0].write) }
    close(&ends[0].read)
    close(&ends[0].write)
  }

  /// Reads what the program writes into a pipe, to its end.
  func read(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.read(ends[number].read, buffer.baseAddress, buffer.count)
        #else
          unsafe Darwin.read(ends[number].read, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  func closeAll() {
    for number in ends.indices {
      close(&ends[number].read)
      close(&ends[number].write)
    }
  }

  private func close(_ end: inout Int32) {
    guard end >= 0 else { return }
    #if canImport(Glibc)
      _ = Glibc.close(end)
    #else
      _ = Darwin.close(end)
    #endif
    end = -1
  }
}
