export const zIndex = {
  base: { value: 0 },
  sticky: { value: 10 },
  frame: { value: 100 },
  dialog: { value: 1000 },
  popover: { value: 1100 },
  tooltip: { value: 1200 },
  loader: { value: 5000 },
  toast: { value: 5000 },
  /** The watermark takes a random place from here up. */
  watermark: { value: 50000 },
}
