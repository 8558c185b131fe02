/** One line of text that ends in an ellipsis. */
export const cut = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const

/** Used for a child of a flex or grid line, which would otherwise keep the width of its text. */
export const cutInLine = { ...cut, minWidth: '0' } as const

/**
 * One line of text that has more lines elsewhere. Breaks anywhere, because Japanese would break at a phrase
 * and end after a few characters.
 */
export const clampedLine = { lineClamp: '1', wordBreak: 'break-all' } as const
