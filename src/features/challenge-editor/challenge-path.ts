import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { resultsPath } from '#src/shell/room/room-links.ts'

export const challengesPath = (game: number): string => `/games/${game}/room/challenges`
export const challengePath = ({ game, challenge }: ChallengeRef): string =>
  `${challengesPath(game)}/${challenge}`

/** Where the title of a challenge leads. Servers without its results have only its editor. */
export const titlePath = (game: number, challenge: number, features: readonly string[] = []): string =>
  features.includes('room-pages') ? resultsPath(game, challenge) : challengePath({ game, challenge })
