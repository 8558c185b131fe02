import type { ContainerSpec } from './provider.ts'

/** Labels that let the server find a container again and show operators its owner. */
export const LABEL = {
  /** Two platforms on one runtime leave each other's alone. */
  platform: 'vexil.platform',
  guid: 'vexil.guid',
  game: 'vexil.game',
  challenge: 'vexil.challenge',
  team: 'vexil.team',
  user: 'vexil.user',
  /** On an engine: which network it is in. Not every engine refuses to remove one that is used. */
  network: 'vexil.network',
} as const

export function labelsOf(
  { guid, gameId, challengeId, teamId, userId }: ContainerSpec,
  platform: string,
): Record<string, string> {
  // An organiser's own try, as GZCTF 0.15.x calls it.
  const team = teamId === null ? 'admin' : String(teamId)
  return {
    [LABEL.platform]: platform,
    [LABEL.guid]: guid,
    [LABEL.game]: String(gameId),
    [LABEL.challenge]: String(challengeId),
    [LABEL.team]: team,
    [LABEL.user]: userId,
    // Labels that operators of GZCTF 0.15.x search for.
    TeamId: team,
    UserId: userId,
  }
}

/**
 * Made from the guid alone, so that a second start collides with the first. It does not contain the flag,
 * because anyone who may list containers sees names.
 */
export const shortNameOf = (guid: string): string => guid.replaceAll('-', '').slice(0, 16)
