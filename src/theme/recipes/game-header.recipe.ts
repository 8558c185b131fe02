import { defineSlotRecipe } from '@pandacss/dev'
import { headerLine } from '../header-line.ts'

/**
 * The header of every screen of a game. Changing parts have fixed widths, so that nothing moves. On phones a
 * message about the connection takes the place of the title.
 */
export const gameHeader = defineSlotRecipe({
  className: 'game-header',
  slots: [
    'root',
    'mark',
    'title',
    'tabs',
    'tab',
    'count',
    'own',
    'rank',
    'score',
    'spark',
    'pill',
    'pillPlace',
    'notices',
    'clock',
    'digits',
    'time',
    'lane',
  ],
  staticCss: ['*'],
  base: {
    root: {
      ...headerLine,
      // Its size is fixed, so changes inside need no layout of the page.
      contain: 'size layout',
      gridTemplateColumns: {
        base: '[mark] auto [title] minmax(0, 1fr) [own] auto [pill] 1.5rem [clock] auto',
        md:
          '[mark] auto [tabs] max-content [pill] minmax(7.75rem, 1fr) ' +
          '[notices] auto [own] minmax(6rem, auto) [clock] auto',
        lg:
          '[mark] auto [title] minmax(0, auto) [tabs] max-content [pill] minmax(9.25rem, 1fr) ' +
          '[own] auto [notices] auto [clock] auto',
      },
      columnGap: { base: '2', lg: '[0.875rem]' },
    },
    mark: {
      gridColumn: 'mark',
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '[1.875rem]', md: '[2.125rem]' },
      overflow: 'hidden',
      borderRadius: 'small',
      backgroundColor: 'brand.soft',
      color: 'brand.text',
      '& > svg': { boxSize: '5' },
      '& > [data-poster]': { boxSize: 'full' },
    },
    title: {
      gridColumn: { base: 'title', lg: 'title' },
      minWidth: '0',
      fontSize: { base: 'sm', lg: 'lg' },
      fontWeight: 'semibold',
      lineHeight: 'tight',
      letterSpacing: { lg: 'tight' },
      outlineStyle: 'none',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      lineClamp: { base: '2', lg: '1' },
      // Breaks anywhere, because Japanese would break at a phrase and end after a few characters.
      wordBreak: { lg: 'break-all' },
      // At widths between phones and desktops the logo replaces the name, which stays for screen readers.
      md: { position: 'absolute', clipPath: 'inset(50%)', boxSize: '[1px]' },
      lg: { position: 'static', clipPath: 'none', width: 'auto', height: 'auto' },
      // Hidden while a message about the connection takes its place.
      'header:has([data-cut]) > &': { base: { visibility: 'hidden' }, md: { visibility: 'visible' } },
    },
    tabs: {
      gridColumn: 'tabs',
      alignSelf: 'stretch',
      display: 'flex',
      gap: '0.5',
      minWidth: '0',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    tab: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      paddingInline: { base: '2', xl: '[0.6875rem]' },
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg.default' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-current=page]': { color: 'fg.default' },
      '&[aria-current=page]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '2',
        bottom: '0',
        height: '3px',
        borderRadius: '3px 3px 0 0',
        backgroundColor: 'brand.text',
      },
    },
    count: {
      display: { base: 'none', lg: 'block' },
      minWidth: '[5ch]',
      fontSize: 'xs',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.subtle',
    },
    own: {
      gridColumn: 'own',
      justifySelf: 'end',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1.5', md: '2' },
      height: { base: '8', md: '[2.375rem]' },
      paddingInline: { base: '2', md: '[6px_8px]' },
      borderRadius: 'small',
      backgroundColor: 'bg.own',
      '& [data-flag]': { display: { base: 'none', md: 'block' } },
      // Organisers have one more tab, so there is less room.
      'header:has(nav > :nth-child(3)) > & [data-flag]': { display: { base: 'none', lg: 'block' } },
    },
    rank: {
      textStyle: 'digits',
      minWidth: '[4ch]',
      fontSize: { base: 'sm', md: 'md' },
      fontWeight: 'bold',
      letterSpacing: 'tight',
      textAlign: 'end',
    },
    score: {
      textStyle: 'digits',
      minWidth: '[5.2ch]',
      fontSize: { base: 'sm', md: 'md' },
      fontWeight: 'bold',
      letterSpacing: 'tight',
      textAlign: 'end',
    },
    spark: {
      // Hidden in narrower windows, where the title needs the space.
      display: { base: 'none', xl: 'block' },
      flexShrink: '0',
      width: '[3.25rem]',
      height: '5',
      color: 'brand.text',
    },
    pillPlace: {
      gridColumn: 'pill',
      display: 'flex',
      justifyContent: 'flex-end',
      minWidth: '0',
      'header:has([data-cut]) > &': {
        base: { gridColumn: 'title', justifyContent: 'center' },
        md: { gridColumn: 'pill', justifyContent: 'flex-end' },
      },
    },
    pill: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '0',
      height: '[1.625rem]',
      paddingInline: { base: '2', lg: '[0.625rem]' },
      borderRadius: 'full',
      fontSize: 'xs',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      color: 'var(--ink)',
      backgroundColor: 'var(--ground)',
      '& > svg': { boxSize: '[0.875rem]', flexShrink: '0' },
      '&[data-tone=live]': { '--ink': '{colors.brand.text}', '--ground': '{colors.brand.soft}' },
      '&[data-tone=ice]': { '--ink': '{colors.ice.text}', '--ground': '{colors.ice.soft}' },
      '&[data-tone=quiet]': { '--ink': '{colors.fg.muted}', '--ground': '{colors.bg.hover}' },
      '&[data-tone=warning]': { '--ink': '{colors.warning.text}', '--ground': '{colors.warning.soft}' },
      '&[data-tone=danger]': { '--ink': '{colors.danger.text}', '--ground': '{colors.danger.soft}' },
      // Hides the label where there is no room. The accessible name stays.
      '&[data-short] > span': { display: { base: 'none', lg: 'inline' } },
      '&:not([data-short]) > svg': { display: { base: 'none', lg: 'block' } },
      // The same width for all labels, so that nothing moves when the label changes.
      '&:not([data-short])': {
        width: { md: '[7.75rem]', lg: '[9.25rem]' },
        paddingInline: { base: '[5px]', lg: '[0.625rem]' },
        fontSize: { base: '2xs', md: 'xs' },
      },
      '&[data-short]': {
        paddingInline: { base: '0', lg: '[0.625rem]' },
        width: { base: '6', md: '[1.625rem]', lg: 'auto' },
        justifyContent: 'center',
        backgroundColor: { base: 'transparent', md: 'var(--ground)' },
      },
      '&[data-tone=live]::before': {
        content: '""',
        boxSize: '[7px]',
        flexShrink: '0',
        borderRadius: 'full',
        backgroundColor: 'current',
        animation: 'pulse',
        _highContrast: { backgroundColor: 'CanvasText' },
      },
    },
    // As wide as the button of notices, which loads later.
    notices: { gridColumn: 'notices', minWidth: '9' },
    clock: {
      gridColumn: 'clock',
      minWidth: { base: '[3.25rem]', md: '[5.5rem]' },
      textAlign: 'end',
      lineHeight: 'none',
    },
    digits: {
      display: 'block',
      fontSize: { base: 'md', md: 'xl' },
      fontWeight: 'semibold',
      lineHeight: '[1.1]',
      whiteSpace: 'nowrap',
      '&[data-digits]': { textStyle: 'digits', letterSpacing: 'tight' },
      '&:not([data-digits])': { fontSize: { base: 'xs', md: 'lg' } },
      '&[data-last]': { color: 'fg.warning' },
      '& > [data-part=spare]': { display: { base: 'none', md: 'inline' } },
    },
    /** The time of the game as a bar, with the freeze as a tick. */
    time: {
      position: 'relative',
      display: 'block',
      height: '1',
      marginBlockStart: '1',
      borderRadius: 'full',
      background: 'linear-gradient(90deg, {colors.fg.muted} var(--gone), {colors.bg.pressed} 0)',
      forcedColorAdjust: 'none',
      '&[data-freeze]::after': {
        content: '""',
        position: 'absolute',
        left: 'var(--freeze)',
        top: '-2px',
        width: '2px',
        height: '2',
        backgroundColor: 'ice.text',
      },
    },
    /**
     * Toasts cover the logo and the title, or the clock and the own team. Presses go through toasts.
     */
    lane: {
      position: 'absolute',
      inset: '0',
      gridColumn: { base: 'auto / own', md: 'own / auto', lg: 'auto / tabs' },
      pointerEvents: 'none',
      'header:has([data-cut]) > &': { gridColumn: { base: 'own / auto', lg: 'auto / tabs' } },
    },
  },
})
