import { defineSlotRecipe } from '@pandacss/dev'

export const scoreCurve = defineSlotRecipe({
  className: 'score-curve',
  slots: ['frame', 'scale', 'ticks', 'picture', 'line', 'floor', 'mark', 'opener', 'table'],
  staticCss: ['*'],
  base: {
    frame: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '2',
      rowGap: '1',
      color: 'fg.muted',
      fontSize: 'xs',
      textStyle: 'digits',
    },
    scale: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', textAlign: 'end' },
    ticks: { gridColumn: '2', display: 'flex', justifyContent: 'space-between' },
    picture: {
      width: 'full',
      height: '48',
      backgroundColor: 'bg.inset',
      borderRadius: 'small',
      overflow: 'visible',
    },
    line: { stroke: 'brand.text' },
    floor: { stroke: 'fg.muted' },
    mark: { stroke: 'fg.warning' },
    opener: { width: 'fit', paddingBlock: '1', color: 'fg.link', fontSize: 'sm' },
    table: { maxWidth: 'dialog.sm', marginBlockStart: '2' },
  },
})
