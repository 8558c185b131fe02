import { formatCount } from '#src/format/count.ts'
import type { ScoreboardWords } from './scoreboard.en.ts'

export const scoreboard: ScoreboardWords = {
  title: 'スコアボード',
  stale: 'スコアボードが古い可能性があります。自動的に更新されます。',
  freeze: {
    frozen: (at: string) =>
      `${at} からスコアボードを凍結しています。以降の正解も得点になり、公開時に反映されます。自チームの結果はその場で通知されます。`,
    full: (at: string) =>
      `すべての結果を表示しています。プレイヤーに見えるのは ${at} 時点のスコアボードです。`,
    ahead: (at: string) =>
      `スコアボードは ${at} に凍結されます。以降の正解も得点になり、公開後に表示されます。`,
    sight: '表示',
    public: 'プレイヤーの表示',
    whole: 'すべて表示',
    revealed: 'スコアボード全体を公開しました。',
  },
  none: 'チームはまだいません',
  noneText: 'チームが参加すると、ここに表示されます。',
  search: 'チームを検索',
  found: (count) =>
    count === 0
      ? '該当するチームはありません'
      : count === 1
        ? '1 チーム見つかりました。Enter で移動します。'
        : `${formatCount(count)} チーム見つかりました。Enter で次へ移動します。`,
  organization: '所属',
  overall: '総合',
  strange: (name) => `この大会に「${name}」所属のチームはないため、すべてのチームを表示しています。`,
  all: 'すべてのチームを表示',
  own: '自分のチーム',
  show: 'グラフを表示',
  hide: 'グラフを隠す',
  lines: 'グラフのチーム。選択すると線の表示・非表示を切り替えます。',
  wholeTime: '全期間を表示',
  moment: 'グラフの時点。矢印キーで移動、Esc で全期間を表示します。',
  export: {
    ctftime: 'CTFtime',
    scoreboard: 'スコアボード (.xlsx)',
    submissions: '提出一覧 (.xlsx)',
    title: 'ダウンロード',
  },
  projector: 'プロジェクター',
  replay: 'リプレイ',
  grid: '順位順のチームと正解状況。矢印キーで移動し、Enter でチームを開きます。',
  rank: '順位',
  team: 'チーム',
  score: '得点',
  solved: '正解数',
  worth: (title, score, solves) => `${title}：${score} 点、${formatCount(solves)} チームが正解`,
  lead: (rank, team, score) => `${rank} 位 ${team}、${score} 点`,
  climbed: (ranks) => `${ranks} ランクアップ`,
  fell: (ranks) => `${ranks} ランクダウン`,
  unsolved: '未正解',
  mark: { 1: 'ファーストブラッド', 2: 'セカンドブラッド', 3: 'サードブラッド', plain: '正解済み' },
  points: (points) => `+${points} 点`,
  placing: (placing) => `${placing} 番目の正解`,
  by: (name) => `正解者：${name}`,
  drawer: {
    close: '閉じる',
    as: (time) => `${time} 時点`,
    bio: 'このチームの自己紹介はまだありません。',
    inOrganization: (name) => `${name} 内の順位`,
    strengths: 'カテゴリー別',
    strength: (solved, all) => `${all} 問中 ${solved} 問`,
    solves: '正解（新しい順）',
    time: '時刻',
    challenge: '問題',
    member: 'メンバー',
    gone: '削除されたユーザー',
    bonus: (percent) => `(+${percent}%)`,
    noSolves: 'まだ正解はありません。',
  },
  rowHead: (rank, team, moved, score, solved, starred) =>
    [`${rank} 位`, team, moved, `${score} 点`, `${solved} 問正解`, starred]
      .filter((part) => part !== null)
      .join('、'),
  cellName: (challenge, mark, points) =>
    points === null ? `${challenge}：${mark}` : `${challenge}：${mark}、${points} 点`,
  ago: {
    seconds: (count) => `${count} 秒`,
    minutes: (count) => `${count} 分`,
    hours: (count, minutes) => `${(count + minutes / 60).toFixed(1)} 時間`,
  },
  bar: {
    name: 'スコアボードのツール',
    find: 'チームを探す',
    count: (teams, flags) => `${teams} チーム · 正解 ${flags} 件`,
    frozen: (at) => `${at} から凍結中 · その時点の表示`,
    ahead: (at) => `${at} から凍結`,
    full: (at) => `すべての結果 · プレイヤーには ${at} 時点`,
    asOf: (time, seconds) => `${time} 時点 · ${seconds} 秒前`,
    offline: (time) => `${time} 時点 · オンラインになると更新`,
    columns: '列',
    categories: 'カテゴリー',
    challenges: '問題',
    matrix: 'マトリックス',
    more: 'その他',
  },
  head: { trend: '推移', toNext: '次との差', last: '最終' },
  side: {
    now: '最近の正解',
    byCategory: 'カテゴリー別の正解',
    untouched: (count) => `${count} 問が未正解`,
    legend: 'マーク',
    legendMark: {
      1: (bonus) => `1 番目 ${bonus}`,
      2: (bonus) => `2 番目 ${bonus}`,
      3: (bonus) => `3 番目 ${bonus}`,
    },
    legendPlain: '正解済み（カテゴリーの色）',
    bonus: (percent) => `+${percent}%`,
  },
  ownRank: (rank) => `自分のチーム：${rank} 位`,
  favourites: {
    one: 'お気に入り',
    only: 'お気に入りのみ',
    none: 'お気に入りのチームはまだありません。チームを選んで F キーを押すか、チームを開いて「お気に入り」を押してください。',
  },
  charted: {
    title: {
      top: '上位 10 チームの得点推移',
      both: '上位 10 チームとお気に入りの得点推移',
      starred: 'お気に入りの得点推移',
      chosen: '選んだチームの得点推移',
    },
    one: 'グラフに表示',
    choose: 'グラフのチームを選ぶ',
    find: 'チーム',
    clear: '上位 10 チームに戻す',
    most: (most) => `最大 ${most} チーム。選んでいないときは上位 10 チームです。`,
    full: (most) => `グラフは ${most} チームまでです。1 つ外すと追加できます。`,
  },
}
