import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { platformZh } from './platform.zh.ts'

export const platformEn: Readonly<Record<keyof typeof platformZh, string>> = {
  logoEmpty: 'The logo file is empty',
  logoTooLarge: `Logos can be at most ${PICTURE_MOST_BYTES / 1_048_576} MB`,
}
