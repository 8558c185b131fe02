import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'

const MAX_MIB = PICTURE_MOST_BYTES / MEBIBYTE

export const picture = {
  change: 'Change picture',
  changeOf: (name: string) => `Change picture of ${name}`,
  title: 'New picture',
  close: 'Close',
  choose: 'Choose, drop or paste a picture',
  hint: `PNG, GIF, JPEG, WebP, BMP or TIFF, up to ${MAX_MIB} MB`,
  flaw: {
    empty: 'This file is empty.',
    large: `This file is larger than ${MAX_MIB} MB. Choose a smaller one.`,
    foreign: 'This file type isn’t supported.',
    vast: 'This picture is too large to edit. Choose a smaller one.',
    broken: 'Couldn’t read this picture. It may be damaged.',
  },
  judging: 'Reading the picture…',
  stage: 'Visible area',
  stageHint: 'Drag to move; scroll or pinch to zoom. Keyboard: arrow keys move, + and - zoom.',
  zoom: 'Zoom',
  zoomed: (zoom: number) => `${Math.round(zoom * 100)}%`,
  previews: 'Preview',
  moving: 'Animated pictures are uploaded unchanged to keep the animation. Only the centre is shown.',
  poster: 'The whole poster is uploaded. Where space is tight, only the centre is shown.',
  unseen:
    'Your browser can’t show TIFF files, so the picture is uploaded unchanged. Only the centre is shown.',
  ofPoster: {
    change: 'Change poster',
    changeOf: (game: string) => `Change poster of ${game}`,
    title: 'New poster',
    failed: 'Poster not changed',
    cancelled: 'Upload stopped. The poster hasn’t changed.',
  },
  send: 'Use this picture',
  other: 'Choose another',
  preparing: 'Preparing…',
  uploading: 'Uploading…',
  uploaded: (share: number) => `Uploading: ${Math.round(share * 100)}%`,
  processing: 'Uploaded. The server is processing it…',
  cancel: 'Stop',
  failed: 'Picture not changed',
  cancelled: 'Upload stopped. The picture hasn’t changed.',
  again: 'Try again',
  back: 'Back to the picture',
}
export type PictureWords = typeof picture
