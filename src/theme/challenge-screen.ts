/** Within a game the header contains the lane of toasts. */
export const HEAD = '{sizes.lane}'

/** The flag bar lies over scrolled content. */
export const aboveBar = {
  '& :is(a, button, summary, input)': {
    scrollMarginBlockEnd: 'calc({sizes.flagBar} + var(--dock) + env(safe-area-inset-bottom) + 1rem)',
  },
} as const
