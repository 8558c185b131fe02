export const lockedChallenge = {
  title: 'Locked',
  text: 'These open by themselves when your team has solved the challenges they need.',
  points: (points: string) => `${points} pts`,
  first: (names: string) => `Solve ${names} first.`,
  later: 'It needs challenges that haven’t been released yet.',
}
export type LockedChallengeWords = typeof lockedChallenge
