export interface Choice<Value extends string = string> {
  value: Value
  label: string
  note?: string
  isDisabled?: boolean
}
