import { openMedia, useMedia } from './use-media.ts'

/** From this width on, the preview is beside the form. The recipe `challenge-editor` has the same one. */
const BESIDE = openMedia('(width >= 75rem)')

export const useHasPreview = (): boolean => useMedia(BESIDE)
