internal import Commands

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

let status = await Tool.run(Array(CommandLine.arguments.dropFirst()), on: .standard)
exit(status.rawValue)
