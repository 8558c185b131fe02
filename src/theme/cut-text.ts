/** One line of text, which ends in an ellipsis where its room ends. */
export const cut = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const

/** The same for a child of a flex or grid line, which would keep the width of its text. */
export const cutInLine = { ...cut, minWidth: '0' } as const

/**
 * Text that may be longer than one line elsewhere. Breaks anywhere: Japanese would break at a phrase and end
 * after few characters.
 */
export const clampedLine = { lineClamp: '1', wordBreak: 'break-all' } as const
