import type { PairTeam, TeamPair } from '#contract/models/team-pairs.ts'
import { instant } from '#contract/models/time.ts'
import type { CheatPair, CheatSide, Incident } from './cheat-pairs.ts'
import { standingOf } from './pair-standing.ts'

/** Keeps the order of the server, which has the strongest first. */
export const toPairViews = (pairs: readonly TeamPair[]): CheatPair[] =>
  pairs.flatMap(({ teams, lastAt, state, foreignFlags, ...reasons }) => {
    const [one, other] = teams
    if (one === undefined || other === undefined) return []
    const side = ({ participationId, name, avatar, organization, status }: PairTeam): CheatSide => ({
      id: participationId,
      team: name,
      avatar,
      organization,
      status,
      sent: foreignFlags.filter(({ by }) => by.participationId === participationId).length,
    })
    const incident = ({ challengeId, challenge, answer, by }: TeamPair['foreignFlags'][number]): Incident => {
      const [sender, owner] = by.participationId === one.participationId ? [one, other] : [other, one]
      return {
        key: JSON.stringify([by, challengeId, answer]),
        at: instant(by.at),
        user: by.user,
        userId: by.userId,
        challenge,
        challengeId,
        answer,
        sender: sender.name,
        owner: owner.name,
      }
    }
    return [
      {
        key: `${one.participationId}-${other.participationId}`,
        sides: [side(one), side(other)] as const,
        lastAt: instant(lastAt),
        incidents: foreignFlags.map(incident),
        reasons,
        standing: standingOf(teams, state),
      },
    ]
  })
