import { defineSlotRecipe } from '@pandacss/dev'
import { blockWidth, lent, medals, stripLine } from '../board-parts.ts'

/** The bar of an unsolved challenge, for narrow columns. */
const unsolvedBar =
  'transparent var(--edge), {colors.border.line} var(--edge) calc(100% - var(--edge)), transparent 0'

/**
 * Repeats the attribute, so that the rule is more specific than those of other marks, whatever the order in
 * the sheet.
 */
const perMedal = (style: (medal: string) => object) =>
  Object.fromEntries(
    Object.entries(medals).map(([mark, medal]) => [`&[data-mark][data-mark="${mark}"]`, style(medal)]),
  )

/**
 * The solved challenges in a row of a scoreboard. A cell has one class only, because each frame of scrolling
 * has hundreds of cells.
 */
export const boardCells = defineSlotRecipe({
  className: 'board-cells',
  slots: ['strip', 'block', 'cell'],
  staticCss: ['*'],
  base: {
    strip: {
      ...stripLine,
      height: 'full',
      flex: '1',
      contain: 'size layout style',
      '[data-form=line] &': { height: '[13px]', flex: 'none', paddingInlineStart: '2' },
      '[data-form=list] &': { display: 'none' },
    },
    // Draws a dot or a bar for each unsolved column. The mark of a solve covers it.
    block: {
      ...lent,
      ...blockWidth,
      position: 'relative',
      height: 'full',
      '[data-form=cells] &': {
        backgroundImage: '[radial-gradient(circle, {colors.border.line2} 1px, transparent 1.5px)]',
        backgroundSize: 'var(--cell) 100%',
      },
      '[data-form=bars] &, [data-form=line] &': {
        // As wide as the border of a cell, which the browser rounds up to a whole pixel of the screen.
        '--edge': { base: '1px', '@media (min-resolution: 2dppx)': '0.5px' },
        backgroundImage: `[linear-gradient(to right, ${unsolvedBar})]`,
        backgroundRepeat: 'repeat-x',
        backgroundPosition: '0 8px',
        backgroundSize: 'var(--cell) calc(100% - 16px)',
      },
      '[data-form=line] &': { backgroundPosition: '0 2px', backgroundSize: 'var(--cell) calc(100% - 4px)' },
    },
    cell: {
      // Neither clipped nor contained, because each of thousands of cells would cost as much as a layer in
      // every frame. A transparent border separates the marks.
      '--inset': '7px',
      position: 'absolute',
      top: '0',
      width: 'var(--cell)',
      height: 'full',
      borderStyle: 'solid',
      borderColor: 'transparent',
      borderWidth: 'var(--inset) 1.5px',
      borderRadius: '4.5px / calc(var(--inset) + 3px)',
      backgroundClip: 'padding-box',
      textAlign: 'center',
      fontFamily: 'mono',
      fontSize: '2xs',
      fontWeight: 'bold',
      lineHeight: 'calc(var(--row) - 1px - 2 * var(--inset))',
      userSelect: 'none',
      '&[data-mark]': { backgroundColor: 'var(--fill)', forcedColorAdjust: 'none' },
      ...perMedal((medal) => ({
        '--inset': '5px',
        borderInlineWidth: '0.5px',
        backgroundColor: `medal.${medal}.coin`,
        color: `medal.${medal}.figure`,
        boxShadow: `inset 0 0 0 1px {colors.medal.${medal}.rim}`,
      })),
      '[data-form=bars] &, [data-form=line] &': {
        '--inset': '8px',
        borderInlineWidth: '0.5px',
        borderRadius: '1px',
        fontSize: '[0]',
        '&:not([data-mark])': { backgroundColor: 'border.line' },
        ...perMedal((medal) => ({
          '--inset': '4px',
          backgroundColor: `medal.${medal}.bar`,
          boxShadow: 'none',
        })),
      },
      '[data-form=line] &': { '--inset': '2px', ...perMedal(() => ({ '--inset': '0px' })) },
      '[data-form=categories] &': {
        '--inset': '6px',
        fontFamily: 'sans',
        fontWeight: 'medium',
        fontVariantNumeric: 'tabular-nums',
        color: 'var(--ink)',
        '&[data-mark]': { backgroundColor: 'var(--soft)' },
        '&[data-mark][data-mark=none]': { color: 'fg.subtle', backgroundColor: 'transparent' },
        '&[data-mark=all]': { boxShadow: 'inset 0 0 0 1.5px var(--fill)' },
      },
      ':focus-visible &[id]': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    },
  },
})
