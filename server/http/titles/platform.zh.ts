import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'

export const platformZh = {
  logoEmpty: '徽标文件为空',
  logoTooLarge: `徽标文件不能超过 ${PICTURE_MOST_BYTES / 1_048_576} MB`,
} as const
