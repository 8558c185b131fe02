import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { PictureWords } from './picture.en.ts'

const MAX_MIB = PICTURE_MOST_BYTES / MEBIBYTE

export const picture: PictureWords = {
  change: '画像を変更',
  changeOf: (name: string) => `画像を変更：${name}`,
  title: '新しい画像',
  close: '閉じる',
  choose: '画像を選択、ドロップ、または貼り付け',
  hint: `PNG、GIF、JPEG、WebP、BMP、TIFF（${MAX_MIB} MB まで）`,
  flaw: {
    empty: 'このファイルは空です。',
    large: `このファイルは ${MAX_MIB} MB を超えています。より小さい画像を選んでください。`,
    foreign: '対応している形式の画像ではありません。',
    vast: '画素数が多すぎて処理できません。より小さい画像を選んでください。',
    broken: 'この画像を読み込めません。壊れている可能性があります。',
  },
  judging: '画像を確認中',
  stage: '使用する範囲',
  stageHint:
    'ドラッグで移動、スクロールまたはピンチで拡大縮小。キーボードでは矢印キーで移動、+ と - で拡大縮小します。',
  zoom: '拡大',
  zoomed: (zoom: number) => `${Math.round(zoom * 100)}%`,
  previews: '表示例',
  moving: '動く画像は動きを保つため、そのまま送信します。表示されるのは中央部分です。',
  poster: 'ポスターは全体を送信します。表示領域が狭い場所では中央部分が表示されます。',
  unseen: 'このブラウザーは TIFF を表示できないため、そのまま送信します。表示されるのは中央部分です。',
  ofPoster: {
    change: 'ポスターを変更',
    changeOf: (game: string) => `「${game}」のポスターを変更`,
    title: '新しいポスター',
    failed: 'ポスターは変更されませんでした',
    cancelled: 'アップロードを中止しました。ポスターは元のままです。',
  },
  send: 'この画像を使う',
  other: '別の画像を選ぶ',
  preparing: '画像を準備中',
  uploading: '画像をアップロード中',
  uploaded: (share: number) => `アップロード中：${Math.round(share * 100)}%`,
  processing: 'アップロードが完了し、サーバーで処理しています。',
  cancel: '中止',
  failed: '画像は変更されませんでした',
  cancelled: 'アップロードを中止しました。画像は元のままです。',
  again: '再試行',
  back: '画像に戻る',
}
