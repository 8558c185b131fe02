import type { ChallengeRef } from '#machines/game/challenge-ref.ts'

export const challengesPath = (game: number): string => `/admin/games/${game}/challenges`
export const challengePath = ({ game, challenge }: ChallengeRef): string =>
  `${challengesPath(game)}/${challenge}`
