import { defineSlotRecipe } from '@pandacss/dev'

/** The box of an input or a select. `root` is the box, or the input itself in a bare control. */
export const control = defineSlotRecipe({
  className: 'control',
  slots: ['root', 'input', 'affix'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      width: 'full',
      minWidth: '0',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.control',
      borderRadius: 'small',
      backgroundColor: 'bg.inset',
      color: 'fg.default',
      transitionProperty: 'border-color',
      transitionDuration: 'quick',
      _hover: { borderColor: 'fg.muted' },
      '&:focus-visible, &:has(:is(input, select, textarea):focus-visible)': {
        borderColor: 'focus',
        outline: '2px solid {colors.focus}',
        outlineOffset: '-1px',
        _moreContrast: { outlineWidth: '4px' },
      },
      '&[aria-invalid=true], &[data-invalid], &:has([aria-invalid=true])': { borderColor: 'danger.text' },
      '&:disabled, &[data-disabled], &:has(:disabled)': { opacity: 'disabled' },
    },
    input: {
      flex: '1',
      minWidth: '0',
      width: 'full',
      border: 'none',
      backgroundColor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      outlineStyle: 'none!',
      resize: 'vertical',
    },
    affix: {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      color: 'fg.muted',
      '& > svg': { boxSize: '4' },
    },
  },
  variants: {
    size: {
      sm: { root: { minHeight: '8', paddingInline: '2', fontSize: 'sm' } },
      /** On phones as high as a finger needs, with a font size at which no browser zooms in. */
      md: {
        root: { minHeight: { base: '11', md: '9' }, paddingInline: '3', fontSize: { base: 'lg', md: 'md' } },
      },
      lg: { root: { minHeight: '11', paddingInline: '3', fontSize: 'lg' } },
    },
    face: { sans: {}, mono: { input: { textStyle: 'code' } } },
    lines: {
      one: {},
      many: {
        root: { alignItems: 'stretch', paddingInline: '0' },
        input: { paddingInline: '3', paddingBlock: '2', minHeight: '20', lineHeight: 'normal' },
      },
    },
  },
  defaultVariants: { size: 'md', face: 'sans', lines: 'one' },
})
