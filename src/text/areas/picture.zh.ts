import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { PictureWords } from './picture.en.ts'

const MAX_MIB = PICTURE_MOST_BYTES / MEBIBYTE

export const picture: PictureWords = {
  change: '更换头像',
  changeOf: (name: string) => `更换头像：${name}`,
  title: '新头像',
  close: '关闭',
  choose: '选择图片，或拖放、粘贴到此处',
  hint: `PNG、GIF、JPEG、WebP、BMP 或 TIFF，不超过 ${MAX_MIB} MB`,
  flaw: {
    empty: '该文件是空的。',
    large: `该文件超过 ${MAX_MIB} MB，请选择更小的图片。`,
    foreign: '该文件不是支持的图片格式。',
    vast: '该图片的像素过多，无法处理，请选择更小的图片。',
    broken: '无法读取该图片，文件可能已损坏。',
  },
  judging: '正在读取图片',
  stage: '保留的图片区域',
  stageHint: '拖动可移动，滚轮或双指可缩放。键盘：方向键移动，+ 和 - 缩放。',
  zoom: '缩放',
  zoomed: (zoom: number) => `${Math.round(zoom * 100)}%`,
  previews: '显示效果',
  moving: '动图将原样上传，以保留动画；显示时取中间部分。',
  poster: '海报将完整上传；空间不足时显示其中间部分。',
  unseen: '浏览器无法显示 TIFF，将原样上传；显示时取中间部分。',
  ofPoster: {
    change: '更换海报',
    changeOf: (game: string) => `更换海报：${game}`,
    title: '新海报',
    failed: '海报未更换',
    cancelled: '上传已停止，海报保持不变。',
  },
  send: '使用此图片',
  other: '另选图片',
  preparing: '正在处理图片',
  uploading: '正在上传图片',
  uploaded: (share: number) => `正在上传：${Math.round(share * 100)}%`,
  processing: '上传完成，服务器正在处理。',
  cancel: '停止',
  failed: '头像未更换',
  cancelled: '上传已停止，头像保持不变。',
  again: '重试',
  back: '返回图片',
}
