import type { LockedChallengeWords } from './locked-challenge.en.ts'

export const lockedChallenge: LockedChallengeWords = {
  title: 'ロック中',
  text: 'チームが必要な問題に正解すると、自動的に開きます。',
  points: (points) => `${points} 点`,
  first: (names) => `先に ${names} に正解してください。`,
  later: 'まだ公開されていない問題への正解が必要です。',
}
