import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { platformZh } from './platform.zh.ts'

export const platformJa: Readonly<Record<keyof typeof platformZh, string>> = {
  logoEmpty: 'ロゴのファイルが空です',
  logoTooLarge: `ロゴは ${PICTURE_MOST_BYTES / 1_048_576} MB 以下にしてください`,
}
