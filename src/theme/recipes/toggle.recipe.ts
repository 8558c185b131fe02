import { defineSlotRecipe } from '@pandacss/dev'

const ring = { outline: '2px solid {colors.focus}', outlineOffset: '2px' }

export const toggle = defineSlotRecipe({
  className: 'toggle',
  slots: ['root', 'box', 'input', 'mark', 'text', 'label', 'hint'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2',
      minWidth: '0',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: 'disabled' },
    },
    box: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      marginTop: '0.5',
    },
    input: {
      appearance: 'none',
      position: 'absolute',
      inset: '0',
      margin: '0',
      boxSize: 'full',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.control',
      backgroundColor: 'bg.inset',
      cursor: 'inherit',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'quick',
      '&:hover:not(:disabled)': { borderColor: 'fg.muted' },
      '&:checked, &:indeterminate': { backgroundColor: 'brand.solid', borderColor: 'brand.solid' },
      _focusVisible: ring,
    },
    mark: { position: 'relative', display: 'none', color: 'brand.contrast', pointerEvents: 'none' },
    text: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    label: { color: 'fg.default' },
    hint: { color: 'fg.muted', fontSize: 'sm', lineHeight: 'snug' },
  },
  variants: {
    kind: {
      checkbox: {
        box: { boxSize: '4' },
        input: { borderRadius: 'small' },
        mark: {
          boxSize: '3',
          'input:checked ~ &[data-mark=checked]': { display: 'block' },
          'input:indeterminate ~ &[data-mark=mixed]': { display: 'block' },
        },
      },
      switch: {
        box: { width: '8', height: '5', marginTop: '0' },
        input: { borderRadius: 'full' },
        mark: {
          display: 'block',
          position: 'absolute',
          insetInlineStart: '1',
          boxSize: '3',
          borderRadius: 'full',
          backgroundColor: 'border.control',
          transitionProperty: 'translate, background-color',
          transitionDuration: 'quick',
          _highContrast: { backgroundColor: 'CanvasText' },
          'input:checked ~ &': { translate: '0.75rem', backgroundColor: 'brand.contrast' },
        },
      },
    },
  },
  defaultVariants: { kind: 'checkbox' },
})
