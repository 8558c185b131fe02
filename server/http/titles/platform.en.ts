import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import type { platformZh } from './platform.zh.ts'

export const platformEn: Readonly<Record<keyof typeof platformZh, string>> = {
  logoEmpty: 'The logo file is empty',
  logoTooLarge: `A logo may have at most ${PICTURE_MOST_BYTES / 1_048_576} MiB`,
  logoUnreadable: `This image cannot be read: use PNG, JPEG, GIF, WebP, BMP or TIFF with at most ${PICTURE_MOST_PIXELS / 1_000_000} megapixels`,
}
