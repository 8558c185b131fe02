import { css } from '#styled/css/index.js'

/** A link below a form, large enough for a finger. */
export const inlineLink = css({
  paddingBlock: '3',
  marginBlock: '-3',
  color: 'fg.link',
  _hover: { textDecoration: 'underline' },
})

/** A link within a text. It is underlined, because colour alone would not distinguish it. */
export const proseLink = css({
  paddingBlock: '3',
  marginBlock: '-3',
  color: 'fg.link',
  textDecoration: 'underline',
})
