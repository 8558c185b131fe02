/** A stage without tests counts as one test. */
export interface Stage {
  name: string
  run(): Promise<StageResult>
}
export interface StageResult {
  passed: number
  failed: number
  /** Printed only after a failure. */
  output: string
  /** Printed even after a success. */
  note?: string
}
