/** The names of these keys are the same in every language. */
export const PALETTE_KEYS = 'Ctrl K'
