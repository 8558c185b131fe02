import { formatCount } from '#src/format/count.ts'
import type { GameFrameWords } from './game-frame.en.ts'

export const gameFrame: GameFrameWords = {
  own: (team, rank, points) => `${team}：${rank} 位、${points} 点`,
  ownTeam: '自分のチーム',
  members: (names) => `メンバー：${names}`,
  up: (ranks) => `この 1 時間で ${ranks} 位上昇`,
  down: (ranks) => `この 1 時間で ${ranks} 位下降`,
  pastHour: '過去 1 時間',
  toNext: (rank, team) => `${rank} 位 ${team} まで`,
  leads: '首位',
  notices: 'お知らせ',
  newNotices: (count) => `お知らせ、未読 ${count} 件`,
  alerts: '音とデスクトップ通知',
  blood: { FirstBlood: 'ファーストブラッド', SecondBlood: 'セカンドブラッド', ThirdBlood: 'サードブラッド' },
  quiet: '競技中の出来事がここに表示されます。',
  solved: 'が正解：',
  hinted: (challenge) => `${challenge} に新しいヒント`,
  opened: (challenge) => `${challenge} が公開されました`,
  place: (rank, teams) => `${rank} 位（全 ${teams}）`,
  points: (points) => `${points} 点`,
  solves: (count) => `正解 ${formatCount(count)} 件`,
  teams: (count) => `${formatCount(count)} チーム`,
}
