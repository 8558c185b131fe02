import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import type { platformZh } from './platform.zh.ts'

export const platformJa: Readonly<Record<keyof typeof platformZh, string>> = {
  logoEmpty: 'ロゴのファイルが空です',
  logoTooLarge: `ロゴは ${PICTURE_MOST_BYTES / 1_048_576} MiB 以下にしてください`,
  logoUnreadable: `この画像は読み込めません。${PICTURE_MOST_PIXELS / 10_000} 万画素以下の PNG・JPEG・GIF・WebP・BMP・TIFF を使用してください`,
}
