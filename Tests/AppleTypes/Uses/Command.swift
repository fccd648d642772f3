// What the files of the command that speak to the system need of the command itself.
import ArgumentParser

enum CommandFailure {
    static func reporting(_ job: () throws -> Void) throws { try job() }
}
