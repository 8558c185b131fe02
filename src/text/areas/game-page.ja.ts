import { formatCount } from '#src/format/count.ts'
import type { GamePageWords } from './game-page.en.ts'

export const gamePage: GamePageWords = {
  left: '残り時間',
  untilStart: '後に自動で始まります',
  seeResult: '結果を見る',
  began: '大会が始まりました。',
  over: '大会が終わりました。',
  fleet: (teams) => `${teams} チーム：スコアボードを開く`,
  aboard: (teams) => (teams === 0 ? '参加チームはまだありません' : `${formatCount(teams)} チームが参加`),
  inFront: (time) => `${time}経過時点の上位`,
  frozen: '凍結時点の上位',
  firstThree: '上位 3 チーム',
  noPoints: 'まだ得点したチームはありません',
  categories: (challenges, categories) => `${categories} カテゴリー、全 ${challenges} 問`,
  own: '自分のチーム',
  rank: '順位',
  points: '得点',
  solved: '正解',
  bloods: 'ブラッド',
  place: (rank) => `#${rank}`,
  final: '最終結果',
  of: (teams) => `全 ${teams} チーム中`,
  better: (percent) => `${percent} のチームより上位`,
  finished: (team, rank, teams) => `${team} の最終順位は ${teams} チーム中 ${rank} 位です`,
  onStage: '順位は会場で発表されます',
  onStageText: '主催者が公開するまで、スコアボードは凍結されています。',
}
