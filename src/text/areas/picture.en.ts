import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'

const MAX_MIB = PICTURE_MOST_BYTES / 2 ** 20

/** Texts of choosing, cropping and uploading a picture. */
export const picture = {
  change: 'Change the picture',
  changeOf: (name: string) => `Change the picture of ${name}`,
  title: 'New picture',
  close: 'Close',
  choose: 'Choose a picture, drop it here, or paste it',
  hint: `PNG, GIF, JPEG, WebP, BMP or TIFF, up to ${MAX_MIB} MiB`,
  flaw: {
    empty: 'This file is empty.',
    large: `This file is larger than ${MAX_MIB} MiB. Choose a smaller one.`,
    foreign: 'This is no picture of a kind that is taken.',
    vast: 'This picture has too many pixels to work on. Choose a smaller one.',
    broken: 'This picture cannot be read. It may be damaged.',
  },
  judging: 'Looking at the picture',
  stage: 'Part of the picture that is kept',
  stageHint: 'Drag to move, scroll or pinch to zoom. By keys: arrows move, + and - zoom.',
  zoom: 'Zoom',
  zoomed: (zoom: number) => `${Math.round(zoom * 100)} %`,
  previews: 'How it will look',
  moving:
    'A moving picture is sent as it is, so that it keeps moving. It is cut to its middle where it is shown.',
  poster: 'A poster is sent whole. Where there is little room, its middle is shown.',
  unseen:
    'This browser cannot show a TIFF, so it is sent as it is. It is cut to its middle where it is shown.',
  ofPoster: {
    change: 'Change the poster',
    changeOf: (game: string) => `Change the poster of ${game}`,
    title: 'New poster',
    failed: 'The poster was not changed',
    cancelled: 'The upload was stopped. The poster is as it was.',
  },
  send: 'Use this picture',
  other: 'Choose another',
  preparing: 'Preparing the picture',
  uploading: 'Uploading the picture',
  uploaded: (share: number) => `Uploading: ${Math.round(share * 100)} %`,
  processing: 'Uploaded. The server is working on it.',
  cancel: 'Stop',
  failed: 'The picture was not changed',
  cancelled: 'The upload was stopped. The picture is as it was.',
  again: 'Try again',
  back: 'Back to the picture',
}
export type PictureWords = typeof picture
