import { css } from '#styled/css/index.js'

export const toolbar = css({
  display: 'grid',
  alignItems: 'flex-end',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
})
