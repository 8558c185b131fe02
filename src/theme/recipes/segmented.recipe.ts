import { defineSlotRecipe } from '@pandacss/dev'

export const segmented = defineSlotRecipe({
  className: 'segmented',
  slots: ['root', 'item', 'input'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'inline-flex',
      maxWidth: 'full',
      overflowX: 'auto',
      padding: '0.5',
      gap: '0.5',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.raised',
      borderRadius: 'small',
      backgroundColor: 'bg.inset',
    },
    item: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: '1',
      gap: '1.5',
      paddingInline: '3',
      borderRadius: 'small',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      transitionProperty: 'background-color, color',
      transitionDuration: 'quick',
      '& > svg': { boxSize: '4', flexShrink: '0' },
      _hover: { color: 'fg.default' },
      '&:has(:checked)': { backgroundColor: 'bg.selected', color: 'brand.text' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '-1px' },
      '&:has(:disabled)': { opacity: 'disabled', cursor: 'not-allowed' },
    },
    input: {
      appearance: 'none',
      position: 'absolute',
      inset: '0',
      margin: '0',
      opacity: '0',
      cursor: 'inherit',
    },
  },
  variants: {
    size: {
      sm: { item: { minHeight: '7', fontSize: 'sm' } },
      md: { item: { minHeight: '9', fontSize: 'md' } },
    },
    /** As wide as its choices when it is in a stack. */
    place: { start: { root: { alignSelf: 'flex-start' } } },
    /**
     * Choices that do not fit continue in the next line, because users do not find those that they must
     * scroll to.
     */
    wraps: { true: { root: { flexWrap: 'wrap' } } },
  },
  defaultVariants: { size: 'md' },
})
