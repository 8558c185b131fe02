import { formatCount } from '#src/format/count.ts'
import type { GameFrameWords } from './game-frame.en.ts'

export const gameFrame: GameFrameWords = {
  own: (team, rank, points) => `${team}：第 ${rank} 名，${points} 分`,
  ownTeam: '我的队伍',
  members: (names) => `队员：${names}`,
  up: (ranks) => `过去一小时上升 ${ranks} 名`,
  down: (ranks) => `过去一小时下降 ${ranks} 名`,
  pastHour: '近一小时',
  toNext: (rank, team) => `距第 ${rank} 名 ${team}`,
  leads: '领先',
  notices: '公告',
  newNotices: (count) => `公告，${count} 条未读`,
  alerts: '声音与桌面提醒',
  blood: { FirstBlood: '一血', SecondBlood: '二血', ThirdBlood: '三血' },
  quiet: '比赛动态会显示在这里。',
  solved: '解出',
  hinted: (challenge) => `${challenge} 有新提示`,
  opened: (challenge) => `${challenge} 已开放`,
  place: (rank, teams) => `第 ${rank} 名（共 ${teams}）`,
  points: (points) => `${points} 分`,
  solves: (count) => `解题 ${formatCount(count)} 次`,
  teams: (count) => `${formatCount(count)} 支队伍`,
}
