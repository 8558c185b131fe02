import { css } from '#styled/css/index.js'

/** A link among words or below a form, with room for a finger. */
export const inlineLink = css({ paddingBlock: '3', marginBlock: '-3', color: 'fg.link', _hover: { textDecoration: 'underline' } })
