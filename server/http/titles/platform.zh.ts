import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'

export const platformZh = {
  logoEmpty: '徽标文件为空',
  logoTooLarge: `徽标文件不能超过 ${PICTURE_MOST_BYTES / 1_048_576} MiB`,
  logoUnreadable: `无法识别该图片，请使用 PNG、JPEG、GIF、WebP、BMP 或 TIFF 格式，且不超过 ${PICTURE_MOST_PIXELS / 10_000} 万像素`,
} as const
