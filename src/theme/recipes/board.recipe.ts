import { defineSlotRecipe } from '@pandacss/dev'

const lead = {
  position: 'sticky',
  left: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  width: { base: '48', md: '80' },
  paddingInline: '2',
} as const
const block = {
  position: 'absolute',
  top: '0',
  left: '0',
  display: 'flex',
  width: '72',
  contain: 'size layout style',
} as const

/**
 * The grid of a scoreboard. A cell has this one class and no style of its own: there are hundreds of them in
 * every frame that scrolls.
 */
export const board = defineSlotRecipe({
  className: 'board',
  slots: [
    'root',
    'head',
    'corner',
    'flat',
    'body',
    'row',
    'lead',
    'rank',
    'climb',
    'name',
    'score',
    'reel',
    'titles',
    'titleBlock',
    'title',
    'band',
    'strip',
    'block',
    'cell',
    'above',
    'below',
  ],
  staticCss: ['*'],
  base: {
    root: { maxHeight: 'calc({sizes.screen} - 8rem)', minHeight: '72', contain: 'content' },
    head: { position: 'sticky', top: '0', zIndex: 'sticky', backgroundColor: 'bg.raised' },
    flat: { display: 'flex', backgroundColor: 'bg.raised' },
    // Whatever happens in it changes nothing outside, so that the browser lays out what was written and no
    // more.
    body: {
      position: 'relative',
      contain: 'content',
      '& > *': { position: 'absolute', top: '0', left: '0' },
    },
    /** The own row while it is out of view. */
    above: { position: 'absolute', top: '100%', width: 'full' },
    below: { position: 'sticky', bottom: '0', zIndex: 'sticky' },
    // Its name stays in view while it is pushed sideways.
    band: {
      display: 'flex',
      flexShrink: '0',
      padding: '0.5',
      overflow: 'clip',
      '& > * > *': { position: 'sticky', left: { base: '[12.5rem]', md: '[20.5rem]' } },
      '& > * > svg + *': { left: { base: '[14rem]', md: '[22rem]' } },
    },
    row: {
      display: 'flex',
      width: 'full',
      height: '9',
      contain: 'size layout style',
      // The lead takes the colour from a variable: `inherit` would restyle it at each step of a moving row.
      '--paper': '{colors.bg.surface}',
      backgroundColor: 'var(--paper)',
      '&[data-own]': { '--paper': '{colors.bg.selected}' },
      '&[data-hit]': { '--paper': '{colors.bg.pressed}' },
    },
    lead: {
      ...lead,
      backgroundColor: 'var(--paper)',
      height: '9',
      contain: 'size layout style',
      cursor: 'pointer',
    },
    corner: { ...lead, backgroundColor: 'inherit', alignItems: 'flex-end', paddingBlockEnd: '2' },
    // Wide enough for the ranks of most games.
    rank: {
      width: '8',
      height: '9',
      contain: 'size layout style',
      lineHeight: '2.25rem',
      flexShrink: '0',
      textStyle: 'digits',
      color: 'fg.muted',
      textAlign: 'end',
    },
    climb: {
      fontSize: 'xs',
      '&:not([data-way])': { display: 'none' },
      '&[data-way=up]': { color: 'fg.success' },
      '&[data-way=down]': { color: 'fg.danger' },
    },
    name: { flex: '1', minWidth: '0', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    // One line high, over which the reel lies while it is counted up.
    score: {
      textStyle: 'digits',
      position: 'relative',
      height: '9',
      lineHeight: '2.25rem',
      overflow: 'clip',
      backgroundColor: 'inherit',
    },
    reel: {
      position: 'absolute',
      top: '0',
      right: '0',
      minWidth: 'full',
      backgroundColor: 'inherit',
      textAlign: 'end',
      whiteSpace: 'pre',
      '&::before': { content: 'attr(data-counted)', display: 'block' },
    },
    strip: { position: 'relative', flex: '1', height: '9', contain: 'size layout style' },
    // As wide as the eight cells in it.
    block: { ...block, height: '9' },
    titles: { position: 'relative', flex: '1', height: '[10rem]', contain: 'strict' },
    titleBlock: { ...block, height: '[10rem]' },
    title: {
      flexShrink: '0',
      width: '9',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      '& > :last-child': { textStyle: 'digits', color: 'fg.muted', fontSize: 'xs' },
      '& > :first-child': {
        height: '32',
        writingMode: 'vertical-rl',
        // Turned like the letters, or Chinese signs would stand on their heads.
        textOrientation: 'sideways',
        transform: 'rotate(180deg)',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
        lineHeight: '2.25rem',
      },
    },
    cell: {
      // No clip of its own: each would be a layer's worth of work in every frame.
      contain: 'size layout style',
      flexShrink: '0',
      width: '9',
      height: '9',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'bg.raised',
      textAlign: 'center',
      lineHeight: '2.25rem',
      color: '[transparent]',
      userSelect: 'none',
      // A system colour is kept where the reader chooses all others.
      '@media (forced-colors: active)': { '&:not([data-mark])': { color: '[Canvas]' } },
      '&[data-mark]': { color: 'success.text', backgroundColor: 'success.soft' },
      '&[data-mark="1"]': { color: 'blood.first.text', backgroundColor: 'blood.first.soft' },
      '&[data-mark="2"]': { color: 'blood.second.text', backgroundColor: 'blood.second.soft' },
      '&[data-mark="3"]': { color: 'blood.third.text', backgroundColor: 'blood.third.soft' },
      ':focus-visible &[id]': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    },
  },
})
