import { inspect } from 'node:util'
import { HELP } from './config/cli-flags.ts'
import { readConfig } from './config/read-config.ts'
import { runUntilSignal } from './process/run-until-signal.ts'
import { StartError } from './base/start-error.ts'

const reading = readConfig({ argv: process.argv.slice(2), env: process.env })
switch (reading.kind) {
  case 'help':
    console.log(HELP)
    break
  case 'wrong':
    fail(
      new StartError(
        reading.complaints.join('; '),
        'mend this in the environment, the flags or the settings file (vexil.example.env explains each setting)',
      ),
    )
    break
  case 'config':
    await runUntilSignal(reading, { say: (text) => console.log(text), fail })
    break
  default:
    reading satisfies never
}

/** Prints one line, and a stack only for an error that no operator can fix. */
function fail(error: unknown): void {
  const message =
    error instanceof StartError
      ? error.message
      : `this should not have happened — please report it: ${inspect(error)}`
  console.error(`vexil: ${message}`)
  process.exitCode = 1
}
