import { defineSlotRecipe } from '@pandacss/dev'

/** Shown next to the sign-in forms if the window has room for it. */
export const entry = defineSlotRecipe({
  className: 'entry',
  slots: ['side', 'poster', 'slogan'],
  staticCss: ['*'],
  base: {
    side: {
      display: { base: 'none', lg: 'block' },
      position: 'fixed',
      insetBlock: '0',
      left: '0',
      // Fills one side. The form is 26rem wide and stays centred, so that nothing moves when the poster
      // appears.
      width: '[calc(50vw - 17rem)]',
      // Also covers the lane of toasts, which is empty on this side.
      zIndex: 'lane',
    },
    poster: { position: 'absolute!', inset: '0' },
    slogan: {
      position: 'absolute',
      insetInline: '8',
      bottom: '12',
      maxWidth: '[22rem]',
      fontSize: '4xl',
      fontWeight: 'bold',
      lineHeight: 'tight',
      letterSpacing: 'tightest',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
      lineClamp: '4',
    },
  },
})
