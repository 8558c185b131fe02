/**
 * Whether there is room above the main thing of a screen: no phone, and no window so low that nothing of it
 * would be left in view.
 */
export const isTallWindow = (): boolean => matchMedia('(width >= 48rem) and (height >= 48rem)').matches
