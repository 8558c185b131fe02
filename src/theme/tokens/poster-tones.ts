/**
 * Lightness and chroma in oklch, from the background up. Text may be on the first three. The hue of the last
 * one is 70 degrees further.
 */
export const posterTones = {
  dark: ['0.24 0.045', '0.3 0.065', '0.37 0.08', '0.58 0.12', '0.8 0.13'],
  light: ['0.945 0.025', '0.89 0.05', '0.83 0.075', '0.66 0.13', '0.56 0.15'],
} as const
