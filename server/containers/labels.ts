import type { ContainerSpec } from './provider.ts'

/** Labels that let the server find a container again and show operators its owner. */
export const LABEL = {
  /** Two platforms on one runtime must not touch each other's containers. */
  platform: 'vexil.platform',
  guid: 'vexil.guid',
  game: 'vexil.game',
  challenge: 'vexil.challenge',
  team: 'vexil.team',
  user: 'vexil.user',
  /** The network of a container on an engine. Some engines remove networks that are in use. */
  network: 'vexil.network',
} as const

export function labelsOf(
  { guid, gameId, challengeId, teamId, userId }: ContainerSpec,
  platform: string,
): Record<string, string> {
  // An organiser's test container, in the words of GZCTF 0.15.x.
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
