import { formatCount } from '#src/format/count.ts'
import type { TeamChangesWords } from './team-changes.en.ts'

export const teamChanges: TeamChangesWords = {
  change: '変更',
  title: (team) => `${team} を変更`,
  close: '閉じる',
  undo: '元に戻す',
  undoHow: 'このページで元に戻せます。',
  act: {
    rename: '名前と紹介文',
    organization: '所属',
    captain: 'キャプテン',
    add: 'プレイヤーを追加',
    remove: 'プレイヤーを外す',
  },
  now: (value) => `現在：${value}`,
  none: 'なし',
  free: (count, most) =>
    most === 0
      ? `${formatCount(count)} 人、上限なし`
      : `${formatCount(count)} / ${formatCount(most)} 人が参加`,
  done: {
    rename: '名前と紹介文を変更しました。',
    organization: '所属を変更しました。',
    captain: 'キャプテンを変更しました。',
    add: 'プレイヤーを追加しました。',
    remove: 'プレイヤーを外しました。',
  },
  rename: {
    title: (team) => `${team} の名前を変更`,
    button: '名前を変更',
    name: '名前',
    bio: '紹介文',
    bioHint: '空のままにすると、今の紹介文が残ります。',
    lines: [
      'スコアボードとチームのすべての大会に新しい名前が表示されます。',
      '今の招待リンクは無効になります。キャプテンは新しいリンクをコピーできます。',
    ],
  },
  organization: {
    title: (team) => `${team} の所属を変更`,
    button: '所属を変更',
    label: '所属',
    lines: ['スコアボードでは新しい所属に表示されます。正解と得点は変わりません。'],
  },
  captain: {
    title: (team) => `${team} のキャプテンを変更`,
    button: 'キャプテンにする',
    label: '新しいキャプテン',
    lines: [
      '新しいキャプテンは、チームの編集、メンバーの招待、メンバーを外すことができます。',
      '今までのキャプテンはメンバーとして残ります。',
    ],
    alone: 'ほかにメンバーがいません。先に追加してください。',
  },
  add: {
    title: (team) => `${team} にプレイヤーを追加`,
    button: 'プレイヤーを追加',
    search: 'ユーザーを検索',
    searchHint: '名前、メール、学籍番号の一部（大文字と小文字を区別）。',
    label: '見つかったユーザー',
    noneFound: 'ユーザーが見つかりません。大文字と小文字を確認してください。',
    chosen: (user) => `${user} は今からこのチームで参加します。`,
    moves: (user, team) => `${user} は ${team} を抜けます。${team} の開催中のほかの大会も含みます。`,
    solves: (team) => `${team} での正解は ${team} に残ります。`,
    captainOf: (user, team) =>
      `${user} は ${team} のキャプテンです。先に別のメンバーをキャプテンにしてください。`,
    toTeam: (team) => `${team} を開く`,
    full: (most) => `満員です。参加できるのは ${formatCount(most)} 人までです。`,
    toLimit: '設定で上限を変更',
  },
  remove: {
    title: (team) => `${team} からプレイヤーを外す`,
    button: 'プレイヤーを外す',
    label: 'メンバー',
    lines: [
      'チームを抜け、開催中の大会にこのチームでは参加できなくなります。',
      'このメンバーの正解はチームに残ります。',
    ],
    alone: 'キャプテンしか残っていないため、外せません。',
  },
  locked: '大会に参加中のため、メンバーは変更できません。それでも変更する。',
  enter: {
    open: 'チームを追加',
    title: 'チームを大会に参加させる',
    button: '参加させる',
    search: 'チームを検索',
    searchHint: '名前の一部（大文字と小文字を区別）。',
    label: '見つかったチーム',
    noneFound: 'チームが見つかりません。大文字と小文字を確認してください。',
    members: (count) => `メンバー ${formatCount(count)} 人`,
    lines: [
      'チームは承認され、メンバーは今から参加します。',
      'この大会の別のチームで参加しているメンバーは、そのまま残ります。',
      '大会が終わるまでメンバーは変更できません。',
    ],
    undo: '取り消すには、チームのページで出場停止にします。',
    done: (team, count) => `${team} が ${formatCount(count)} 人で参加しました。`,
    elsewhere: (names) => `別のチームで参加：${names}。`,
    toPage: 'ページを開く',
  },
}
