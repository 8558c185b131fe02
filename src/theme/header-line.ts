/** The line at the top of a game's screens, the same for players and in the room. */
export const headerLine = {
  position: 'sticky',
  top: '0',
  zIndex: 'lane',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  height: { base: 'headerPhone', md: 'header' },
  paddingInline: { base: '[0.625rem]', md: '4' },
  backgroundColor: 'bg.surface',
  boxShadow: 'inset 0 -1px {colors.border.line}',
  // Visible only with forced colours, which remove backgrounds.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  '& > *': { gridRow: '1' },
} as const
