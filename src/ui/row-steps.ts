/** By how many rows each key moves the cursor of a list. */
export const ROW_STEPS: Readonly<Record<string, number>> = {
  j: 1,
  k: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 20,
  PageUp: -20,
  Home: -1_000_000,
  End: 1_000_000,
}
