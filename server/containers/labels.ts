import type { ContainerSpec } from './provider.ts'

/** The server finds a container again by these labels, and operators see its owner in them. */
export const LABEL = {
  /** Keeps two platforms on one runtime from touching each other's containers. */
  platform: 'vexil.platform',
  guid: 'vexil.guid',
  game: 'vexil.game',
  challenge: 'vexil.challenge',
  team: 'vexil.team',
  user: 'vexil.user',
  /** The network that the container uses. Some engines would remove a network that is in use. */
  network: 'vexil.network',
} as const

export function labelsOf(
  { guid, gameId, challengeId, teamId, userId }: ContainerSpec,
  platform: string,
): Record<string, string> {
  // A test container of an organiser, in the words of GZCTF 0.15.x.
  const team = teamId === null ? 'admin' : String(teamId)
  return {
    [LABEL.platform]: platform,
    [LABEL.guid]: guid,
    [LABEL.game]: String(gameId),
    [LABEL.challenge]: String(challengeId),
    [LABEL.team]: team,
    [LABEL.user]: userId,
    // Operators of GZCTF 0.15.x search for these labels.
    TeamId: team,
    UserId: userId,
  }
}

/**
 * Derived from the guid alone, so that a second start collides with the first. It must not contain the flag,
 * because users who may list containers see names.
 */
export const shortNameOf = (guid: string): string => guid.replaceAll('-', '').slice(0, 16)
