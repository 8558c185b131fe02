import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { getGame } from '#contract/calls/game.ts'
import { listOwnTeams } from '#contract/calls/team.ts'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { returnStateOf } from '#src/url/sign-in-path.ts'
import { useLostFocus } from '#src/ui/use-focus-on.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { toNextStep } from './next-step.ts'
import { ParticipationStep } from './participation-step.tsx'

// The dialog loads with the first press.
const JoinDialog = lazyPart(async () => (await import('./join-dialog.tsx')).JoinDialog)

export interface ParticipationProps {
  game: DetailedGameInfoModel
  phase: GamePhase
  /** The time until the next phase, between the buttons and the text. */
  time: ReactNode
}

export function Participation({ game, phase, time }: ParticipationProps) {
  const spot = useLocation()
  const session = useSession()
  const { id, status, teamName: team, title } = game
  const isSignedIn = session.view.kind === 'signed-in'
  const teams = useRead(listOwnTeams, isSignedIn ? {} : null, 'teams')
  // Polls the game while the user waits for an organiser's decision.
  useRead(getGame, { params: { id } }, status === 'Pending' || status === 'Suspended' ? 'default' : 'once')
  const [view, send] = useProcess(usePart('participation').participation, { game: id, status, team })
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed')
  const [acts, setActs] = useState(0)
  const step = toNextStep({ session, phase, view, teams, banReason: game.banReason ?? null })
  const place = useLostFocus(acts === 0 ? null : `${acts} ${step.kind}`)
  return (
    <>
      <ParticipationStep
        step={step}
        time={time}
        gameId={id}
        title={place}
        ways={{ signIn: returnStateOf('signIn', spot), register: returnStateOf('registration', spot) }}
        onJoin={() => setDialog('open')}
        onLeave={() => {
          setActs(acts + 1)
          send({ type: 'leave', title })
        }}
      />
      {dialog === 'open' && teams.state === 'ready' ? (
        <Suspense>
          <JoinDialog
            game={game}
            teams={teams.value}
            onClose={() => setDialog('closed')}
            onJoined={() => {
              setActs(acts + 1)
              setDialog('closed')
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
