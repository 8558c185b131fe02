import type { ChallengePlace } from '#machines/game/challenge-place.ts'

export const challengesPath = (game: number): string => `/admin/games/${game}/challenges`
export const challengePath = ({ game, challenge }: ChallengePlace): string => `${challengesPath(game)}/${challenge}`
