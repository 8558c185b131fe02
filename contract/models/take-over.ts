import { bool, int, list, long, model, names, nullable, open, text, type Wire } from '../schema.ts'
import { TAKE_OVER_PHASES, TAKE_OVER_REASONS, TAKE_OVER_STAGES } from './take-over-names.ts'

export const takeOverSource = model('TakeOverSource', {
  /** `postgres://…`, or the connection string of GZCTF. */
  from: text({ required: true, max: 2000, clear: 'line' }),
  /** The folder of its files, as the server process sees it. */
  folder: text({ required: true, max: 1000, clear: 'line' }),
})
export type TakeOverSource = Wire<typeof takeOverSource>

export const takeOverProgress = model('TakeOverProgress', {
  phase: open(names('TakeOverPhase', TAKE_OVER_PHASES)),
  /** Rows, or bytes of files. A total of 0: unknown. */
  done: long(),
  total: long(),
  /** Null: unknown. */
  secondsLeft: nullable(int()),
})
export type TakeOverProgress = Wire<typeof takeOverProgress>

export const takenTable = model('TakenTable', { table: text(), count: int() })
export const takeOverChange = model('TakeOverChange', { where: text(), before: text(), after: text() })
/** Values that differ from those of the other server, with a few examples. */
export const takeOverChanges = model('TakeOverChanges', {
  what: text(),
  count: int(),
  examples: list(takeOverChange),
})
export const keptRows = model('KeptRows', { what: text(), count: int() })

export const takeOverReport = model('TakeOverReport', {
  version: text(),
  taken: list(takenTable),
  files: int(),
  fileBytes: long(),
  changed: list(takeOverChanges),
  /** Rows without a place here. */
  kept: list(keptRows),
  containers: int(),
  missingFiles: int(),
  lyingFiles: int(),
  /** The name of the file in the data folder that has the whole report. Null: a trial writes none. */
  file: nullable(text()),
})
export type TakeOverReport = Wire<typeof takeOverReport>

export const takeOverFault = model('TakeOverFault', {
  reason: open(names('TakeOverReason', TAKE_OVER_REASONS)),
  said: nullable(text()),
})
export type TakeOverFault = Wire<typeof takeOverFault>

export const takeOverState = model('TakeOverState', {
  stage: names('TakeOverStage', TAKE_OVER_STAGES),
  /** Whether the last one was a trial, which changes nothing. */
  isTrial: bool(),
  /** Whether the server has an XOR key, which must be that of the other server. */
  hasKey: bool(),
  progress: nullable(takeOverProgress),
  report: nullable(takeOverReport),
  fault: nullable(takeOverFault),
})
export type TakeOverState = Wire<typeof takeOverState>
