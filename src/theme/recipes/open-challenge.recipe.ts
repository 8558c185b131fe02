import { defineSlotRecipe } from '@pandacss/dev'

/** Within a game the header contains the lane of toasts. */
const HEAD = '{sizes.lane}'
const WIDE = '@media (min-width: 1200px)'
const LARGE = '@media (min-width: 1600px)'
const PHONE = '@media (max-width: 767px)'
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const box = {
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.surface',
  borderRadius: 'small',
  backgroundColor: 'bg.surface',
} as const
/** The flag bar lies over scrolled content. */
const aboveBar = {
  '& :is(a, button, summary, input)': {
    scrollMarginBlockEnd: 'calc({sizes.flagBar} + var(--dock) + env(safe-area-inset-bottom) + 1rem)',
  },
} as const

/** An open challenge: its text, its files, its hints. The flag bar is below them. */
export const openChallenge = defineSlotRecipe({
  className: 'open-challenge',
  slots: ['root', 'text', 'head', 'chip', 'free', 'steps', 'title', 'prose', 'parts', 'part', 'hint'],
  staticCss: ['*'],
  base: {
    root: {
      '--dock': { base: '0px', md: '{sizes.dock}' },
      marginBlockEnd: 'var(--dock)',
      display: 'flex',
      flexDirection: 'column',
      minHeight: `calc(100dvh - ${HEAD} - var(--dock))`,
      '@media (min-width: 900px)': {
        display: 'grid',
        gridTemplate: 'auto 1fr auto / 15rem minmax(0, 1fr)',
      },
      [WIDE]: { gridTemplate: '1fr auto / 17rem minmax(0, 1fr) 15.625rem' },
      [LARGE]: { gridTemplateColumns: '20rem 56rem minmax(0, 1fr)' },
    },
    text: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      padding: '10px 28px 0',
      [LARGE]: { padding: '14px 48px 0' },
      [PHONE]: { padding: '6px 12px 0' },
      ...aboveBar,
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '2.25rem',
      color: 'fg.muted',
      fontSize: 'md',
      whiteSpace: 'nowrap',
      '& > b': {
        color: 'var(--ink)',
        fontFamily: 'mono',
        fontWeight: 'bold',
        fontVariantNumeric: 'tabular-nums',
      },
      [PHONE]: { gap: '1.5' },
    },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '5px',
      minWidth: '0',
      height: '1.375rem',
      paddingInline: '2',
      borderRadius: 'full',
      backgroundColor: 'var(--soft)',
      color: 'var(--ink)',
      fontSize: 'xs',
      fontWeight: 'medium',
      '& > svg': { boxSize: '13px', flexShrink: '0' },
      '& > span': cut,
    },
    free: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '0',
      color: 'fg.muted',
      fontSize: 'xs',
      '& > span:last-child': { ...cut, [PHONE]: { display: 'none' } },
    },
    steps: {
      display: 'flex',
      gap: '1',
      minWidth: '0',
      marginInlineStart: 'auto',
      '& > *': {
        minWidth: '0',
        maxWidth: '11rem',
        paddingInline: '0.5rem!',
        flexShrink: '1',
        fontSize: 'sm',
      },
      '& span': { ...cut, '@media (max-width: 1199px)': { display: 'none' } },
    },
    title: {
      marginBlock: '4px 12px',
      fontSize: '3xl',
      fontWeight: 'bold',
      letterSpacing: 'tight',
      lineHeight: 'tight',
      overflowWrap: 'anywhere',
      outline: 'none',
      [PHONE]: { marginBlock: '2px 8px', fontSize: '2xl' },
    },
    prose: {
      display: 'flex',
      flexDirection: 'column',
      gap: '0.875rem',
      flex: '1',
      maxWidth: 'prose',
      paddingBlockEnd: '5',
      '& > [class*=markdown]': { fontSize: '0.9375rem' },
      [LARGE]: { maxWidth: '50rem', '& > [class*=markdown]': { fontSize: 'lg' } },
    },
    parts: { display: 'flex', flexDirection: 'column', gap: '2' },
    /** A file or a container. */
    part: {
      ...box,
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      minHeight: '3.5rem',
      padding: '8px 10px 8px 14px',
      '& > svg': { boxSize: '4', flexShrink: '0', color: 'fg.muted' },
      '& > p': {
        flex: '1',
        minWidth: '0',
        display: 'grid',
        color: 'fg.subtle',
        fontSize: 'xs',
        '& > b': { ...cut, color: 'fg.default', fontSize: 'sm', fontWeight: 'semibold' },
      },
    },
    hint: {
      ...box,
      '& > summary': {
        display: 'flex',
        alignItems: 'center',
        gap: '9px',
        minHeight: '2.25rem',
        paddingInline: '3',
        listStyle: 'none',
        fontWeight: 'medium',
        '& > svg': { boxSize: '4', flexShrink: '0', color: 'fg.warning' },
        '& > span': { ...cut, minWidth: '0' },
        '& > small': { marginInlineStart: 'auto', color: 'fg.subtle', fontSize: 'xs', whiteSpace: 'nowrap' },
        '& > [data-new]': { color: 'fg.warning', fontWeight: 'semibold' },
      },
      '& > :not(summary)': { padding: '0 14px 10px 37px', color: 'fg.muted' },
    },
  },
})
