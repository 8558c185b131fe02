import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'

/** Marks of several things over the same time, one line for each thing. */
export const lanes = defineSlotRecipe({
  className: 'lanes',
  slots: ['root', 'name', 'lane', 'line', 'mark', 'axis', 'legend'],
  staticCss: ['*'],
  base: {
    root: { display: 'grid', minWidth: '0', fontSize: 'xs' },
    name: { ...cutInLine, fontWeight: 'semibold' },
    lane: { display: 'block', width: 'full', height: '6', overflow: 'visible' },
    line: { stroke: 'border.surface' },
    mark: {
      fill: 'fg.muted',
      '&[data-mark=good]': { fill: 'success.text' },
      '&[data-mark=linked]': { fill: 'none', stroke: 'danger.text', strokeWidth: '1.5' },
    },
    axis: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      color: 'fg.muted',
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
      '& svg': { boxSize: '3', overflow: 'visible' },
    },
  },
})
