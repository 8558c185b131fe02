import { formatCount } from '#src/format/count.ts'
import type { AnnouncementWords } from './announcement.en.ts'

export const announcement: AnnouncementWords = {
  signedIn: 'ログインしました',
  signedOut: 'ログアウトしました',
  accountDisabled: 'このアカウントは利用停止中です',
  languageMissing: '言語を読み込めませんでした',
  failed: 'エラーが発生しました',
  copied: 'コピーしました',
  pause: { 'game-paused': '大会は一時停止中です', 'game-resumed': '大会が再開しました' },
  profileSaved: '変更を保存しました',
  pictureChanged: '画像を変更しました',
  posterChanged: 'ポスターを変更しました',
  passwordChanged: 'パスワードを変更しました',
  sessionsAfter: {
    'others-ended': 'ほかのブラウザーはすべてログアウトしました。',
    'all-lapse': '30 分以内に、このブラウザーを含むすべてのブラウザーで再ログインが必要になります。',
  },
  sessionEnded: 'そのブラウザーをログアウトさせました',
  allSessionsEnded: 'すべてのブラウザーでログアウトしました',
  recordSaved: '変更を保存しました',
  logoRemoved: 'ロゴを削除しました',
  containersDestroyed: (containers: number, of: string) =>
    containers === 1
      ? `${of} のインスタンスを破棄しました`
      : `${formatCount(containers)} 個のインスタンスを破棄しました`,
  usersCreated: (count: number) => `${formatCount(count)} 件のアカウントを作成しました`,
  notice: {
    came: {
      Normal: 'お知らせ',
      FirstBlood: 'ファーストブラッド',
      SecondBlood: 'セカンドブラッド',
      ThirdBlood: 'サードブラッド',
      NewHint: '新しいヒント',
      NewChallenge: '新しい問題',
    },
    own: {
      FirstBlood: 'あなたのチームがファーストブラッド！',
      SecondBlood: 'あなたのチームがセカンドブラッド！',
      ThirdBlood: 'あなたのチームがサードブラッド！',
    },
    'notices-came': (count: number) => `ほかに ${count} 件のお知らせがあります`,
    'notices-missed': (count: number) => `まだ見ていないお知らせが ${count} 件あります`,
    took: {
      FirstBlood: 'のファーストブラッド：',
      SecondBlood: 'のセカンドブラッド：',
      ThirdBlood: 'のサードブラッド：',
    },
  },
  roster: {
    activate: (name: string) => `${name} はログインできるようになりました`,
    deactivate: (name: string) => `${name} はログインできなくなりました`,
    'reset-password': (name: string) => `${name} のパスワードを再発行しました`,
    'delete-user': (name: string) => `${name} のアカウントを削除しました`,
    'lock-team': (name: string) => `${name} をロックしました`,
    'unlock-team': (name: string) => `${name} のロックを解除しました`,
    'delete-team': (name: string) => `${name} を削除しました`,
    'export-users': () => 'ユーザーの一覧をファイルに保存しました',
    'export-teams': () => 'チームの一覧をファイルに保存しました',
  },
  game: {
    'game-created': (game: string) =>
      `「${game}」を作成しました。表示に切り替えるまでプレイヤーには見えません`,
    'game-hidden': (game: string) => `「${game}」を未参加の人から隠しました`,
    'game-shown': (game: string) => `「${game}」がプレイヤーに表示されるようになりました`,
    'game-deleted': (game: string) => `「${game}」を削除しました`,
    'game-imported': (game: string) => `「${game}」をインポートしました`,
    'game-cloned': (game: string) =>
      `複製「${game}」を作成しました。表示に切り替えるまでプレイヤーには見えません`,
    'board-revealed': (game: string) => `「${game}」のスコアボード全体を公開しました`,
    'files-removed': (count: number) => `ファイルを ${formatCount(count)} 件削除しました`,
    filesKept: (count: number) => `${formatCount(count)} 件は使用中になったか、すでに削除されていました。`,
    'freeze-set': '凍結設定を保存しました',
    'categories-saved': 'カテゴリーを保存しました',
    'freeze-taken': '凍結を解除しました',
    'clock-acted': {
      start: '大会を開始しました',
      pause: '大会を一時停止しました',
      resume: '大会を再開しました',
      extend: '大会を延長しました',
      freeze: 'スコアボードを凍結しました',
      reveal: 'スコアボードを公開しました',
      end: '大会を終了しました',
      reopen: '大会をもう一度開きました',
    },
    'notice-published': 'お知らせを公開しました。参加中のプレイヤーにはすでに届いています',
    'notice-planned': 'お知らせを予約しました。その日時まで表示されません',
    'notice-saved': 'お知らせを変更しました',
    'notice-deleted': 'お知らせを削除しました',
  },
  challenge: {
    'challenge-created': '問題を作成しました。有効にするまで公開されません',
    'challenge-enabled': (challenge: string) => `「${challenge}」を有効にしました`,
    'challenge-disabled': (challenge: string) => `「${challenge}」を無効にしました`,
    'challenge-deleted': (challenge: string) => `「${challenge}」を削除しました`,
    'flags-added': (count: number) => `フラグを ${count} 件追加しました`,
    'flag-removed': 'フラグを削除しました',
    'attachment-set': '添付ファイルを設定しました',
    'attachment-removed': '添付ファイルを外しました',
  },
  team: {
    'team-saved': 'チームの情報を保存しました',
    'invite-renewed': '新しい招待コードを発行しました。以前のコードは使えません',
    'team-created': (team: string) => `チーム「${team}」を作成しました。メンバーを招待しましょう`,
    'team-joined': (team: string) => `チーム「${team}」に参加しました`,
    'team-left': (team: string) => `チーム「${team}」から抜けました`,
    'team-deleted': (team: string) => `チーム「${team}」を削除しました`,
    'member-kicked': (member: string, team: string) => `${member} さんを「${team}」から外しました`,
    'captaincy-transferred': (member: string, team: string) =>
      `${member} さんが「${team}」のキャプテンになりました`,
  },
  participation: {
    'game-joined': (team: string) => `「${team}」として申し込みました。主催者の審査をお待ちください`,
    'game-entered': (team: string) => `「${team}」として参加が決まりました`,
    'game-left': (game: string) => `「${game}」への参加を取りやめました`,
    ruling: {
      Accepted: (team: string) => `「${team}」の参加が承認されました`,
      Rejected: (team: string) => `「${team}」の参加は承認されませんでした`,
      Suspended: (team: string) => `「${team}」は出場停止になりました`,
    },
    'writeup-handed-in': 'Writeup を提出しました',
  },
  review: {
    Accepted: (teams: number, team: string) =>
      teams === 1 ? `「${team}」を承認しました` : `${formatCount(teams)} チームを承認しました`,
    Rejected: (teams: number, team: string) =>
      teams === 1 ? `「${team}」を不承認にしました` : `${formatCount(teams)} チームを不承認にしました`,
    Suspended: (teams: number, team: string) =>
      teams === 1 ? `「${team}」を出場停止にしました` : `${formatCount(teams)} チームを出場停止にしました`,
  },
  post: {
    'post-pinned': (post: string) => `「${post}」を固定しました`,
    'post-unpinned': (post: string) => `「${post}」の固定を解除しました`,
    'post-deleted': (post: string) => `「${post}」を削除しました`,
  },
  account: {
    registered: '登録が完了し、ログインしました',
    'account-verified': 'アカウントを確認しました',
    'email-confirmed': '新しいメールアドレスを確認しました',
    'password-reset': 'パスワードを変更しました。新しいパスワードでログインしてください',
  },
  redirected: {
    'not-started': '大会はまだ始まっていません',
    suspended: 'あなたのチームは出場停止になっています',
    'game-over': '大会は終了しました',
    'not-joined': '参加を申し込むと問題を見られます',
    'not-approved': 'チームは承認待ちです',
    rejected: 'チームは承認されませんでした',
  },
}
