import Bookmark from 'lucide-react/icons/bookmark'
import Mail from 'lucide-react/icons/mail'
import { Suspense, useState, type ReactNode } from 'react'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { Problem } from '#contract/problem.ts'
import { RULINGS, type Ruling } from '#contract/rules/participation-ruling.ts'
import { useConfig } from '#src/api/use-config.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { teamActsWords } from '#src/text/areas/team-acts.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { roomPage } from '#styled/recipes/room-page.js'

// The dialogs load with their first use.
const RulingQuestion = lazyPart(async () => (await import('./ruling-question.tsx')).RulingQuestion)
const TeamChanges = lazyPart(async () => (await import('./team-changes.tsx')).TeamChanges)
const TeamMessage = lazyPart(async () => (await import('./team-message.tsx')).TeamMessage)

const KEYS = { Accepted: 'A', Rejected: 'R', Suspended: 'S' } as const satisfies Record<Ruling, string>

export interface TeamActsProps {
  game: number
  team: RoomTeamModel
  /** False for monitors, who may only mark the team. */
  isAdmin: boolean
  /** Takes the place of the changes, for which a panel beside a list has no room. */
  note?: ReactNode
}

/** The acts on a team. Each has a button and a key. */
export function TeamActs({ game, team, isAdmin, note }: TeamActsProps) {
  const { features } = useConfig()
  const words = useWords(teamActsWords)
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      {isAdmin && features?.includes('letters') ? (
        <Button
          size="sm"
          look="outline"
          icon={<Mail aria-hidden />}
          aria-haspopup="dialog"
          aria-keyshortcuts="M"
          onClick={() => setWriting(true)}
        >
          {words.message}
        </Button>
      ) : null}
      {features?.includes('team-notes') ? <Mark game={game} team={team} /> : null}
      {note}
      {note === undefined && isAdmin && team.form && features?.includes('team-changes') ? (
        <Suspense>
          <TeamChanges game={game} team={team} />
        </Suspense>
      ) : null}
      {isAdmin && features?.includes('team-review') ? <Rulings game={game} team={team} /> : null}
      <Suspense>{isWriting ? <TeamMessage team={team} onClose={() => setWriting(false)} /> : null}</Suspense>
    </>
  )
}

type Part = Pick<TeamActsProps, 'game' | 'team'>

/** A second press takes the mark away. */
function Mark({ game, team }: Part) {
  const words = useWords(teamActsWords)
  const { reading } = useText().screens
  const scope = { game, participation: team.participationId }
  const [view, send] = useProcess(usePart('admin').teamNotes, scope)
  const isLooked = team.looked !== null
  return (
    <>
      {view.kind === 'idle' && view.problem ? (
        <span role="status" className={roomPage().quiet}>
          {problemWords(view.problem, reading)}
        </span>
      ) : null}
      <Button
        size="sm"
        look="outline"
        icon={<Bookmark aria-hidden fill={isLooked ? 'currentColor' : 'none'} />}
        aria-pressed={isLooked}
        aria-keyshortcuts="F"
        state={view.kind === 'busy' ? 'busy' : 'ready'}
        onClick={() => send({ type: 'begin', task: { kind: 'mark', isLooked: !isLooked } })}
      >
        {words.mark}
      </Button>
    </>
  )
}

/** The status of the team in the game. Only a rejection or a suspension asks for confirmation. */
function Rulings({ game, team }: Part) {
  const words = useWords(reviewWords)
  const { reading } = useText().screens
  const [asked, setAsked] = useState<Ruling | null>(null)
  // The failure of an earlier question says nothing about the one that is open now.
  const [earlier, setEarlier] = useState<Problem | null>(null)
  // An undo of a lifted ban brings its reason back.
  const [liftedReason, setLiftedReason] = useState('')
  const [view, send] = useProcess(
    usePart('admin').teamReview,
    { game },
    { hear: { succeeded: () => setAsked(null) } },
  )
  const { participationId: id, status, name } = team
  const offered: readonly Ruling[] = RULINGS[status]
  const isBusy = view.kind === 'busy'
  const problem = view.kind === 'idle' ? view.problem : null
  const done = view.kind === 'idle' && view.value !== null ? view.task : null
  const before = done?.teams[0]?.status
  const ask = (ruling: Ruling) => {
    setEarlier(problem)
    setAsked(ruling)
  }
  const rule = (next: RoomTeamModel['status'], reason = '') => {
    setLiftedReason(team.banReason ?? '')
    const why = reason === '' ? {} : { reason }
    send({ type: 'begin', task: { status: next, teams: [{ id, status }], ...why } })
  }
  return (
    <>
      <span role="status" className={roomPage().quiet}>
        {problem && asked === null ? problemWords(problem, reading) : null}
        {done && before && done.status === status && before !== status ? (
          <>
            {words.decided[done.status](1)}{' '}
            <Button
              size="sm"
              look="ghost"
              aria-keyshortcuts="Z"
              onClick={() => rule(before, before === 'Suspended' ? liftedReason : '')}
            >
              {words.undo}
            </Button>
          </>
        ) : null}
      </span>
      {offered.map((ruling) => (
        <Button
          key={ruling}
          size="sm"
          look="outline"
          {...(ruling === 'Accepted' ? {} : { tone: 'danger' as const, 'aria-haspopup': 'dialog' as const })}
          aria-keyshortcuts={KEYS[ruling]}
          state={isBusy ? 'busy' : 'ready'}
          onClick={() => (ruling === 'Accepted' ? rule(ruling) : ask(ruling))}
        >
          {ruling === 'Accepted' && status === 'Suspended' ? words.act.restore : words.act[ruling]}
          {ruling === 'Accepted' ? null : ' …'}
        </Button>
      ))}
      <Suspense>
        {asked === null ? null : (
          <RulingQuestion
            ruling={asked}
            name={name}
            instances={team.instances.length}
            isBusy={isBusy}
            problem={problem === earlier ? null : problem}
            onPress={(reason) => rule(asked, reason)}
            onCancel={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  )
}
