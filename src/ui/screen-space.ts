import { css } from '#styled/css/index.js'

/** The space around a screen that uses the full width. */
export const screenSpace = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: { base: '4', md: '6' },
})
