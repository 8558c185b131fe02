import type { LockedChallengeWords } from './locked-challenge.en.ts'

export const lockedChallenge: LockedChallengeWords = {
  title: '未解锁',
  text: '队伍解出所需的题目后，这些题目会自动开放。',
  points: (points) => `${points} 分`,
  first: (names) => `请先解出${names}。`,
  later: '需要先解出尚未开放的题目。',
}
