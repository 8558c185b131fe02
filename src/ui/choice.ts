export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** A second line. */
  note?: string
  isDisabled?: boolean
}
