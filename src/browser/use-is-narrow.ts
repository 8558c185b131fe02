import { openMedia, useMedia } from './use-media.ts'

/**
 * Below these widths a table is too wide. A table of seven columns needs more room, and so do a complete game
 * header, the projector, and a form with a preview beside it.
 */
const SHAPES = {
  table: openMedia('(width < 48rem)'),
  'wide table': openMedia('(width < 64rem)'),
  'game header': openMedia('(width < 1080px)'),
  hall: openMedia('(width < 64rem)'),
  preview: openMedia('(width < 75rem)'),
}

export const useIsNarrow = (of: keyof typeof SHAPES = 'table'): boolean => useMedia(SHAPES[of])
