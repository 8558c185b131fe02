import { formatCount } from '#src/format/count.ts'
import type { GamePageWords } from './game-page.en.ts'

export const gamePage: GamePageWords = {
  left: '剩余时间',
  untilStart: '后比赛自动开始',
  seeResult: '查看结果',
  began: '比赛已开始。',
  over: '比赛已结束。',
  fleet: (teams) => `${teams} 支队伍：打开排行榜`,
  aboard: (teams) => (teams === 0 ? '还没有队伍报名' : `${formatCount(teams)} 支队伍已报名`),
  inFront: (time) => `开赛 ${time}后领先的队伍`,
  frozen: '封榜时领先的队伍',
  firstThree: '前三名',
  noPoints: '还没有队伍得分',
  categories: (challenges, categories) => `${categories} 个方向，共 ${challenges} 道题`,
  own: '我的队伍',
  rank: '排名',
  points: '得分',
  solved: '解题',
  bloods: '一血、二血、三血',
  place: (rank) => `#${rank}`,
  final: '最终结果',
  of: (teams) => `共 ${teams} 支队伍`,
  better: (percent) => `超过 ${percent} 的队伍`,
  finished: (team, rank, teams) => `${team} 的最终排名：第 ${rank} 名，共 ${teams} 支队伍`,
  onStage: '排名将在现场揭晓',
  onStageText: '在主办方揭晓之前，排行榜处于封榜状态。',
}
