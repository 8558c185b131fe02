import type { GameArchiveWords } from './game-archive.en.ts'

export const gameArchive: GameArchiveWords = {
  open: {
    import: 'インポート',
    clone: (game: string) => `「${game}」を複製`,
    export: (game: string) => `「${game}」をエクスポート`,
  },
  close: '閉じる',
  copies: {
    title: '複製とエクスポート',
    text: '複製は、この大会をもとに次の大会を作ります。エクスポートしたファイルは、このサイトでも別のサイトでもインポートできます。',
    clone: '大会を複製',
    export: '大会をエクスポート',
  },
  import: {
    title: '大会をインポート',
    text: 'このサイトまたは別のサイトでエクスポートしたアーカイブを使います。すべて取り込まれるか、何も取り込まれないかのどちらかです。',
    choose: 'アーカイブを選ぶか、ここにドロップ',
    chooseHint: (most: string) => `ZIP 形式、${most} まで`,
    flaw: {
      strange: 'これは ZIP アーカイブではありません。',
      empty: 'このファイルは空です。',
      large: (most: string) => `アーカイブは ${most} までです。`,
    },
    sending: (file: string) => `${file} を送信中`,
    sent: (percent: number) => `${percent}%`,
    stop: '中止',
    unpacking: 'サーバーが展開して確認しています',
    failed: '大会をインポートできませんでした',
    cancelled: (file: string) => `${file} の送信は途中で止まりました。何も取り込まれていません。`,
    retry: 'もう一度試す',
    dismiss: '別のファイルを選ぶ',
    done: (game: string) => `「${game}」を取り込みました`,
    shown: 'この大会はすでにプレイヤーに見えています。エクスポートしたときに非公開ではなかったためです。',
    hidden: '表示するまで隠されています。問題も、有効にするまですべて無効です。',
    keys: '鍵は新しく作られます。元の大会の鍵を使う外部のサービスでは、この大会を確認できません。',
    untimed: '日時未設定',
    facts: {
      title: '大会名',
      span: '日時',
      challenges: '問題',
      number: '番号',
      categories: 'カテゴリー',
      notices: 'お知らせ',
    },
    span: (from: string, to: string) => `${from} – ${to}`,
    challenges: (all: number, enabled: number) => (all === 0 ? 'なし' : `${all} 問（有効 ${enabled} 問）`),
    open: '大会を開く',
  },
  export: {
    title: (game: string) => `「${game}」をエクスポート`,
    secret: 'すべてのフラグが含まれます',
    secretText:
      'このファイルがあれば、すべての問題を解けてしまいます。パスワードと同じように扱ってください。エクスポートは、あなたの名前で監査ログに記録されます。',
    holds:
      '含まれるもの：設定、ポスター、すべての問題とそのヒント・フラグ・添付ファイル、主催者が書いたお知らせ。',
    lacks: '含まれないもの：チーム、提出と正解の記録、大会の鍵。',
    download: 'アーカイブをダウンロード',
    failing: '作成できなかった場合は、ブラウザーがダウンロードの失敗を知らせます。',
  },
  clone: {
    title: (game: string) => `「${game}」を複製`,
    copied: '設定、ポスター、問題とそのヒント・フラグ・添付ファイルを複製します。',
    left: 'チーム、正解の記録、お知らせは複製しません。複製は非公開で、問題はすべて無効になり、鍵は新しく作られます。',
    name: (game: string) => `${game}（複製）`,
    spanHint:
      '開始日時を動かすと終了日時も一緒に動きます。Writeup の締め切りは、終了日時との間隔を保ちます。',
    untimedHint: '元の大会には日時がありません。両方とも空のままにすると、複製にも日時は設定されません。',
    submit: '複製を作成',
    busy: '複製を作成中',
  },
}
