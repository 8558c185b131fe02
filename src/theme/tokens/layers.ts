export const zIndex = {
  sticky: { value: 10 },
  /** Covers content that is scrolled into the lane of toasts. */
  lane: { value: 50 },
  frame: { value: 100 },
  dialog: { value: 1000 },
  popover: { value: 1100 },
  tooltip: { value: 1200 },
  loader: { value: 5000 },
  toast: { value: 5000 },
}
