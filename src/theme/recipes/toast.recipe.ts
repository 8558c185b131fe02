import { defineSlotRecipe } from '@pandacss/dev'
import { cut } from '../cut-text.ts'

/** An announcement: a card in the lane at the top, or in a place that a screen reserves for it. */
export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['lane', 'root', 'icon', 'body', 'title', 'between', 'points'],
  staticCss: ['*'],
  base: {
    /** Screens leave this strip free at the top. A toast never leaves it, so that it covers nothing. */
    lane: {
      position: 'fixed',
      top: '0',
      right: '0',
      left: { base: '0', md: 'calc({sizes.rail})' },
      zIndex: 'toast',
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'stretch',
      height: 'lane',
      padding: '0.5',
      pointerEvents: 'none',
    },
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      overflow: 'hidden',
      paddingInline: '3',
      backgroundColor: 'bg.overlay',
      overflowWrap: 'anywhere',
      pointerEvents: 'none',
      '--tone': '{colors.brand.text}',
    },
    icon: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      color: 'var(--tone)',
      '& > svg': { boxSize: '4' },
    },
    body: { minWidth: '0', fontSize: 'xs', lineHeight: 'tight', color: 'fg.muted' },
    title: { fontWeight: 'semibold', color: 'fg.default' },
    points: { textStyle: 'digits', flexShrink: '0', fontSize: 'sm', fontWeight: 'bold' },
  },
  variants: {
    form: {
      strip: {
        root: {
          width: { base: 'full', md: 'auto' },
          maxWidth: 'toast',
          borderWidth: 'thin',
          borderStyle: 'solid',
          borderColor: 'var(--tone)',
          borderRadius: 'small',
          animation: 'appear',
        },
        body: { lineClamp: '2' },
      },
      corner: {
        root: { boxSize: 'full', boxShadow: 'inset 3px 0 0 var(--tone)', animation: 'appear' },
        icon: { '& > [data-flag]': { display: 'none' } },
        body: {
          lineClamp: '3',
          // First blood of another team: team and challenge have a line each. The text between them is
          // hidden, because the coin says the same.
          '&:has(b + span + b)': { display: 'block', fontSize: 'sm' },
        },
        title: { 'b + span + &, &:has(+ span + b)': { ...cut, display: 'block' } },
        between: { srOnly: true },
        points: { display: 'none' },
      },
      line: {
        root: {
          width: 'fit',
          maxWidth: 'full',
          height: 'full',
          marginInlineStart: 'auto',
          paddingInline: '4',
          boxShadow: 'inset 3px 0 0 var(--tone)',
          animation: 'hoist {durations.move} {easings.out}',
        },
        icon: { '& > [data-flag]': { display: { base: 'none', lg: 'block' } } },
        body: { lineClamp: '2', fontSize: 'sm' },
      },
    },
    tone: {
      success: {},
      failure: { root: { '--tone': '{colors.danger.text}' } },
      warning: { root: { '--tone': '{colors.warning.text}' } },
      notice: {},
      /** A first blood, in the shape of a flag. */
      gold: {
        root: {
          backgroundColor: 'medal.gold.coin',
          color: 'medal.gold.figure',
          '--tone': '{colors.medal.gold.rim}',
          forcedColorAdjust: 'none',
          '&[data-form=line]': {
            paddingInlineStart: '7',
            boxShadow: 'none',
            clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 14px 50%)',
          },
        },
        body: { color: 'medal.gold.figure' },
        title: { color: 'medal.gold.figure' },
      },
    },
  },
  defaultVariants: { tone: 'notice', form: 'strip' },
})
