/** Whether there is room beside or above the main thing of a screen: no phone. */
export const isWide = (): boolean => matchMedia('(width >= 48rem)').matches
