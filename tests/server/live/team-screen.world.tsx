import { useAtomValue } from 'jotai'
import { listOwnContainers } from '#contract/calls/container.ts'
import { getChallenge, getGameDetails } from '#contract/calls/game.ts'
import { listTeamAttempts } from '#contract/calls/team-attempts.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useWired } from '#src/bind/wired.ts'
import { useChallenges } from '#src/features/challenge/use-challenges.ts'
import { teamAtom } from '#src/live/feed-atoms.ts'
import { useConnection } from '#src/live/use-connection.ts'

const valueOf = <Value,>(read: Read<Value>) => (read.state === 'ready' ? read.value : null)

/**
 * Reads everything that a player's screens read about challenges and the own team, through their own hooks
 * and without polling. The first challenge is open.
 */
export function TeamScreen({ game, shown }: { game: number; shown: Record<string, unknown> }) {
  const { live } = useWired()
  const sent = { params: { id: game } }
  const { challenges } = useChallenges(game)
  const details = valueOf(useRead(getGameDetails, sent, 'once'))
  const open = challenges.map(({ id }) => id).toSorted((one, other) => one - other)[0]
  const place = open === undefined ? null : { params: { id: game, challengeId: open } }
  const challenge = valueOf(useRead(getChallenge, place, 'once'))
  const attempts = valueOf(useRead(listTeamAttempts, place, 'once'))
  const containers = valueOf(useRead(listOwnContainers, sent, 'once'))
  const team = useAtomValue(teamAtom(live, game)).live
  const { view } = useConnection(live, game)
  Object.assign(shown, {
    challenges,
    details,
    challenge,
    attempts,
    containers,
    team: team.state === 'waiting' ? null : team.value,
    line: view.kind,
  })
  return null
}
