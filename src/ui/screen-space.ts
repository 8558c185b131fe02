import { css } from '#styled/css/index.js'

export const screenSpace = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: { base: '4', md: '6' },
})
