import type { OpeningCheckWords } from './opening-check.en.ts'

export const openingCheck: OpeningCheckWords = {
  title: '開始前のチェック',
  text: '見落としやすい点を確認します。添付ファイルの中のフラグも探します。',
  again: 'もう一度チェック',
  checking: 'チェック中',
  count: (count: number) => `${count} 件`,
  accepted: (count) => `ほかに ${count} 件を了承済み。運営室の概要に一覧があります。`,
  clear: '問題点はありません',
  onlyNotes: '開始できます。確認しておきたい点があります',
  stale: 'チェックに失敗しました。前回の結果を表示しています。',
  all: (count: number) => `${count} 件すべてを表示`,
  fewer: '折りたたむ',
  severity: { Error: '修正が必要', Warning: '間違いの可能性', Information: '参考' },
  of: (challenge: string) => `${challenge}：`,
  fix: {
    field: '入力欄へ',

    flags: 'フラグと添付ファイルを開く',
    challenges: '問題の一覧を開く',
    configs: 'サイトの設定を開く',
  },
  fixOf: (fix: string, finding: string) => `${fix}：${finding}`,
  finding: {
    TimesUnset: () => '開始日時と終了日時がまだ設定されていません。',
    EndsBeforeStart: () => '終了日時が開始日時より前です。',
    EndInPast: () => '終了日時が過ぎています。',
    WriteupsCloseBeforeEnd: () => 'Writeup の締め切りが大会の終了より前です。',
    NothingEnabled: () => '有効な問題がありません。',
    MailNotSent: () => '登録にはメールの確認が必要ですが、このサイトはメールを送信しません。',
    ContainersUnavailable: () =>
      'インスタンスが必要な問題がありますが、コンテナーの実行環境が接続されていません。docs/containers.md の説明に従って CONTAINER_PROVIDER を設定してください。',
    OpenToEverybody: () => '審査も招待コードもないため、申し込んだチームはすぐに参加できます。',
    GameHidden: () => '大会は非公開で、プレイヤーには見えません。',
    FlagMissing: () => 'フラグがないため、誰も解けません。',
    TooFewFlags: (thing) => `フラグの数がチーム数より少なくなっています（${thing}）。`,
    FlagInTitle: (thing) => `問題名にフラグが書かれています：${thing}`,
    FlagInContent: (thing) => `問題文にフラグが書かれています：${thing}`,
    FlagInHint: (thing) => `ヒントにフラグが書かれています：${thing}`,
    FlagInAttachment: (thing) => `添付ファイルの中にフラグがそのまま入っています：${thing}`,
    AttachmentNotSearched: (thing) => `ファイルが大きいため、フラグを探していません：${thing}`,
    AttachmentGone: (thing) =>
      thing === '' ? '添付ファイルが見つかりません。' : `このフラグのファイルが見つかりません：${thing}`,
    FlagWithoutAttachment: (thing) =>
      `このフラグにはファイルがなく、配られたチームは見つけられません：${thing}`,
    TemplateWeak: (thing) => `フラグのテンプレートが短く、推測されるおそれがあります：${thing}`,
    TemplateTooLong: (thing) => `このテンプレートから作られるフラグは長すぎます：${thing}`,
    ImageMissing: () =>
      'コンテナーイメージが指定されていないため、チームはインスタンスを起動できません。編集画面で指定するか、無効にしてください。',
    PortInvalid: (thing) => `コンテナーのポートが正しくありません：${thing}`,
    ContentEmpty: () => '問題文がありません。',
    WorthNothing: () => '配点が 0 点です。',
    WindowOutsideGame: () => '公開日時または締切が大会の期間外です。',
  },
}
