import type { ChallengeRef } from '#machines/game/challenge-ref.ts'

export const challengesPath = (game: number): string => `/games/${game}/room/challenges`
export const challengePath = ({ game, challenge }: ChallengeRef): string =>
  `${challengesPath(game)}/${challenge}`
