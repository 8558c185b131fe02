/** One thing that is checked. A stage that is no test run counts as one. */
export interface Stage {
  name: string
  run(): Promise<StageResult>
}
export interface StageResult {
  passed: number
  failed: number
  /** Shown when something failed. */
  output: string
  /** Worth a line even when all is well. */
  note?: string
}
