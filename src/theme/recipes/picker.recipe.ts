import { defineSlotRecipe } from '@pandacss/dev'

export const picker = defineSlotRecipe({
  className: 'picker',
  slots: ['content', 'item', 'text', 'mark', 'empty', 'trigger', 'value'],
  staticCss: ['*'],
  base: {
    content: {
      width: 'full',
      maxHeight: 'min(20rem, var(--available-height))',
      overflowY: 'auto',
      padding: '1',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.overlay',
      borderRadius: 'card',
      backgroundColor: 'bg.overlay',
      boxShadow: 'overlay',
      outlineStyle: 'none',
      zIndex: 'popover',
      _open: { animation: 'appear', animationDuration: 'quick' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'small',
      cursor: 'pointer',
      _highlighted: {
        backgroundColor: 'bg.selected',
        // Visible only with forced colours, which remove the background.
        outline: '2px solid transparent',
        outlineOffset: '[-2px]',
      },
      _disabled: { opacity: 'disabled' },
    },
    text: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      flexDirection: 'column',
      '& > small': { color: 'fg.muted', fontSize: 'sm' },
    },
    mark: { color: 'brand.text', '& > svg': { boxSize: '4' } },
    empty: { paddingBlock: '3', paddingInline: '2', color: 'fg.muted', textAlign: 'center' },
    trigger: { cursor: 'pointer', textAlign: 'start' },
    value: {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '[data-placeholder-shown] &': { color: 'fg.subtle' },
    },
  },
})
