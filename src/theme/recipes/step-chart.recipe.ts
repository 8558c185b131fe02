import { defineSlotRecipe } from '@pandacss/dev'

export const stepChart = defineSlotRecipe({
  className: 'step-chart',
  slots: ['root', 'plot', 'picture', 'foot', 'names', 'name', 'ink'],
  staticCss: ['*'],
  base: {
    root: {
      // On a phone the names are below the chart, which keeps the whole width.
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      flex: '1',
      minWidth: '0',
      minHeight: '0',
      gap: { base: '0', md: '3' },
      paddingInlineEnd: { base: '2', md: '10' },
    },
    plot: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0', minHeight: '0' },
    /** Vertical movements of a finger still scroll the page. */
    picture: { flex: '1', minHeight: '0', minWidth: '0', touchAction: 'pan-y', overflow: 'hidden' },
    // The same height with and without the button.
    foot: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '8', paddingInlineStart: '3' },
    names: {
      flex: { base: 'none', md: '0 0 124px', xl: '0 0 220px' },
      minWidth: '0',
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
      columnGap: '2',
      paddingInlineStart: { base: '2', md: '0' },
      paddingBlockEnd: { base: '1.5', md: '0' },
      alignContent: 'center',
    },
    name: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      width: 'full',
      minHeight: '6',
      paddingInline: '1',
      borderRadius: 'small',
      fontSize: 'xs',
      textAlign: 'start',
      '& > span:nth-child(2)': {
        flex: '1',
        minWidth: '0',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
      },
      '& > span:nth-child(3)': { textStyle: 'digits', color: 'fg.muted' },
      _hover: { backgroundColor: 'bg.hover' },
      '&[aria-pressed=false]': { color: 'fg.subtle', textDecoration: 'line-through' },
    },
    ink: { flexShrink: '0', width: '3', height: '[3px]', borderRadius: 'full', forcedColorAdjust: 'none' },
  },
})
