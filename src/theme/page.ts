import { defineGlobalStyles } from '@pandacss/dev'

const CHOSEN = [
  '[aria-current]',
  // A line of a chart is excluded: it is crossed out when it is not chosen.
  '[aria-pressed=true]:not([class*=step-chart])',
  '[aria-selected=true]',
  '[data-selected]',
  'label:has(> :checked)',
]

export const page = defineGlobalStyles({
  html: {
    colorScheme: 'dark',
    backgroundColor: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'sans',
    fontSize: '100%',
    lineHeight: 'normal',
    scrollbarColor: '{colors.border.control} transparent',
    WebkitTextSizeAdjust: '100%',
    // Keeps the focused element out from under the lane of toasts, the bar of phones and the footer of long
    // forms.
    scrollPaddingBlockStart: '[calc(token(sizes.lane) + 1rem)]',
    scrollPaddingBlockEnd: {
      base: '[calc(token(sizes.bar) + env(safe-area-inset-bottom) + var(--foot, 3.5rem) + 1rem)]',
      md: '[calc(var(--foot, 1rem) + 1rem)]',
    },
  },
  // Within a game its header stays at the top and contains the lane of toasts. The layer of the tokens has
  // priority, so this needs `!important`.
  'html[data-room]': { '--sizes-lane': '{sizes.headerPhone}!', md: { '--sizes-lane': '{sizes.header}!' } },
  'html[data-room] body::before': { display: 'none' },
  // The height of the dock at the bottom of a game's screens, so that the dock never covers the focused
  // element. The flag bar replaces the bar of phones.
  'html[data-foot=dock]': { md: { '--foot': '{sizes.dock}' } },
  // The flag bar is always visible, so typing in it must not scroll the page.
  'html[data-foot=flag]': { scrollPaddingBlockEnd: '0' },
  ':lang(ja)': { wordBreak: 'auto-phrase' },
  'html[data-theme=light]': { colorScheme: 'light' },
  body: {
    fontSize: 'md',
    minHeight: '[100dvh]',
    overflowWrap: 'break-word',
    // Paints the lane of toasts, so that scrolled content ends at its edge.
    '&::before': {
      content: '""',
      display: 'block',
      position: 'sticky',
      top: '0',
      zIndex: 'lane',
      height: 'lane',
      backgroundColor: 'bg.canvas',
    },
  },
  '::selection': { backgroundColor: 'brand.solid', color: 'brand.contrast' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '@media (prefers-contrast: more)': { ':focus-visible': { outlineWidth: '4px' } },
  // Outlines chosen elements, because forced colours remove backgrounds and shadows and all elements would
  // look the same.
  '@media (forced-colors: active)': {
    [`:is(${CHOSEN.join()})`]: {
      forcedColorAdjust: 'none!',
      backgroundColor: 'Highlight!',
      '&, & :not([class*=coin])': { color: 'HighlightText!' },
    },
  },
  // No ring, because code moves the focus there only to make screen readers announce a change. The next key
  // shows the focus.
  ':where(h1, h2, h3, p, section)[tabindex="-1"]:focus-visible': { outlineStyle: 'none' },
  '::placeholder': { color: 'fg.subtle', opacity: 'full' },
  'button, [role=button], label[for], summary': { cursor: 'pointer' },
  ':disabled, [aria-disabled=true], [data-disabled]': { cursor: 'not-allowed' },
  // With reduced motion everything changes immediately. Animations still end, so that their events fire.
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms!',
      animationDelay: '0s!',
      animationIterationCount: '1!',
      transitionDuration: '0.01ms!',
      scrollBehavior: 'auto!',
    },
  },
})
