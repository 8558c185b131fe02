import { css } from '#styled/css/index.js'

/** A link on its own below a form, with room for a finger. */
export const inlineLink = css({
  paddingBlock: '3',
  marginBlock: '-3',
  color: 'fg.link',
  _hover: { textDecoration: 'underline' },
})

/** A link among words: there its colour alone does not tell it from them. */
export const proseLink = css({
  paddingBlock: '3',
  marginBlock: '-3',
  color: 'fg.link',
  textDecoration: 'underline',
})
