/** The height of the header. Within a game it contains the lane of toasts. */
export const HEAD = '{sizes.lane}'

/** Keeps a focused element above the flag bar, which lies over scrolled content. */
export const aboveBar = {
  '& :is(a, button, summary, input)': {
    scrollMarginBlockEnd: 'calc({sizes.flagBar} + var(--dock) + env(safe-area-inset-bottom) + 1rem)',
  },
} as const
