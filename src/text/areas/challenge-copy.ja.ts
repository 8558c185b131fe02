import { formatCount } from '#src/format/count.ts'
import type { ChallengeCopyWords } from './challenge-copy.en.ts'

export const challengeCopy: ChallengeCopyWords = {
  title: '別の大会からコピー',
  text: '問題文、flag、添付ファイル、ヒント、配点、時刻がコピーされます。正解の記録はコピーされません。コピーした問題は有効にするまで無効のままです。前提の問題は一緒にコピーした場合だけ残ります。',
  close: '閉じる',
  game: '大会',
  challenges: '問題',
  noGame: 'ほかの大会はありません。',
  none: 'この大会には問題がありません。',
  all: (count) => `すべて（${formatCount(count)}問）`,
  disabled: (category) => `${category} · 無効`,
  missing: { from: '大会を選択してください。', challenges: '問題を1問以上選択してください。' },
  submit: (count) => (count === 0 ? 'コピー' : `${formatCount(count)}問をコピー`),
  busy: 'コピーしています…',
}
