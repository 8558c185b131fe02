/** One of the things a select or a combobox offers. */
export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** A second line. */
  note?: string
  isDisabled?: boolean
}
