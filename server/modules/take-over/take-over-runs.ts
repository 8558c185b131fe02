import type { TakeOverFault, TakeOverProgress, TakeOverReport } from '#contract/models/take-over.ts'
import type { SourceAddress } from '#contract/rules/source-address.ts'

export interface AskedTakeOver {
  source: SourceAddress
  folder: string
  /** The hash of the token of the session that asks. */
  by: string
}
export type TakeOverStatus =
  | { kind: 'running'; progress: TakeOverProgress }
  | { kind: 'done'; report: TakeOverReport }
  | { kind: 'failed'; fault: TakeOverFault }

/** The trials and take-overs of this process. The last one outlives the restart of the server in between. */
export interface TakeOverRuns {
  /** Null: none was asked for. */
  last(): { isTrial: boolean; status: TakeOverStatus } | null
  /** Whether one of these tokens is of the session that asked for the last one. */
  isOf(tokens: readonly string[]): boolean
  /** False: one is running. */
  begin(asked: AskedTakeOver, kind: { isTrial: boolean }): boolean
}
