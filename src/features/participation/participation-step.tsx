import Flag from 'lucide-react/icons/flag'
import Trophy from 'lucide-react/icons/trophy'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router-dom'
import { isUnderWay } from '#contract/rules/game-phase.ts'
import { gamePageWords } from '#src/text/areas/game-page.ts'
import type { ParticipationWords } from '#src/text/areas/participation.en.ts'
import { participationWords } from '#src/text/areas/participation.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { gameHero } from '#styled/recipes/game-hero.js'
import type { NextStep } from './next-step.ts'

const look = gameHero()

export interface ParticipationStepProps {
  step: NextStep
  gameId: number
  /** The time until the next phase, next to the buttons. */
  time?: ReactNode
  /** Gets the focus when the focused element disappears. */
  title: RefObject<HTMLHeadingElement | null>
  /** Links for visitors. Both screens lead back here afterwards. */
  ways: { signIn: string; register: string }
  onJoin: () => void
  onLeave: () => void
}

/** The user's participation in a game: the next step and the current state. */
export function ParticipationStep({ step, title, time, ...acts }: ParticipationStepProps) {
  const { reading } = useText().screens
  const words = useWords(participationWords)
  if (step.kind === 'loading') return <ParticipationWaiting time={time} />
  if (step.kind === 'failed') {
    return (
      <>
        <div className={look.acts}>{time}</div>
        <Alert
          tone="warning"
          title={reading.failed}
          action={<Button onClick={step.retry}>{reading.retry}</Button>}
        >
          {problemWords(step.problem, reading)}
        </Alert>
      </>
    )
  }
  return (
    <section aria-label={words.label}>
      <div className={look.acts}>
        <Acts step={step} {...acts} />
        {time}
      </div>
      <div className={look.step}>
        <h2 ref={title} tabIndex={-1}>
          {titleOf(step, words)}
        </h2>
        <p>{textOf(step, words)}</p>
        {step.kind === 'suspended' && step.reason ? (
          <Alert tone="warning" title={words.suspended.reason}>
            {step.reason}
          </Alert>
        ) : null}
        {mayHaveMates(step) ? <p>{words.mates(step.team)}</p> : null}
        {'problem' in step && step.problem ? (
          <Alert tone="danger" title={words.failed}>
            {problemWords(step.problem, reading)}
          </Alert>
        ) : null}
      </div>
    </section>
  )
}

export function ParticipationWaiting({ time }: { time?: ReactNode }) {
  const { reading } = useText().screens
  return (
    <>
      <div className={look.acts}>{time}</div>
      <SkeletonShape label={reading.loading} className={look.step}>
        <Skeleton width="half" />
      </SkeletonShape>
    </>
  )
}

function Acts({ step, gameId, ways, onJoin, onLeave }: Omit<ParticipationStepProps, 'title' | 'time'>) {
  const { game } = useText().screens
  const words = useWords(participationWords)
  const { seeResult } = useWords(gamePageWords)
  const board = `/games/${gameId}/scoreboard`
  switch (step.kind) {
    case 'visitor':
      return (
        <>
          <LinkButton as={Link} to={ways.signIn} tone="brand" size="lg">
            {words.visitor.signIn}
          </LinkButton>
          <LinkButton as={Link} to={ways.register} size="lg">
            {words.visitor.register}
          </LinkButton>
        </>
      )
    case 'teamless':
      return (
        <LinkButton as={Link} to="/teams" tone="brand" size="lg">
          {words.teamless.teams}
        </LinkButton>
      )
    case 'unsubmitted':
      return (
        <Button tone="brand" size="lg" aria-keyshortcuts="J" onClick={onJoin}>
          {words.unsubmitted.join}
        </Button>
      )
    case 'pending':
    case 'rejected':
      return (
        <>
          {step.kind === 'rejected' && step.canJoin ? (
            <Button tone="brand" size="lg" aria-keyshortcuts="J" onClick={onJoin}>
              {words.rejected.again}
            </Button>
          ) : null}
          <Button
            size="lg"
            state={step.leaving === 'under-way' ? 'busy' : 'ready'}
            aria-keyshortcuts="L"
            onClick={onLeave}
          >
            {step.leaving === 'under-way' ? words.leaving : words.leave}
          </Button>
        </>
      )
    case 'accepted':
      if (step.phase === 'coming') return null
      return step.phase === 'ended' ? (
        <LinkButton as={Link} to={board} tone="brand" size="lg" icon={<Trophy aria-hidden />}>
          {seeResult}
        </LinkButton>
      ) : (
        <>
          <LinkButton
            as={Link}
            to={`/games/${gameId}/challenges`}
            tone="brand"
            size="lg"
            icon={<Flag aria-hidden />}
          >
            {game.enter}
          </LinkButton>
          <LinkButton as={Link} to={board} size="lg" icon={<Trophy aria-hidden />}>
            {game.scoreboard}
          </LinkButton>
        </>
      )
    case 'over':
      return (
        <LinkButton as={Link} to={board} tone="brand" size="lg" icon={<Trophy aria-hidden />}>
          {seeResult}
        </LinkButton>
      )
    default:
      return null
  }
}

/** After the end there is no reason to remind members to join. */
function mayHaveMates(step: NextStep): step is Extract<NextStep, { kind: 'pending' | 'accepted' }> {
  return (step.kind === 'pending' || step.kind === 'accepted') && step.hasMates && step.phase !== 'ended'
}

type ShownStep = Exclude<NextStep, { kind: 'loading' | 'failed' }>

function titleOf(step: ShownStep, words: ParticipationWords): string {
  if (step.kind !== 'accepted') return words[step.kind].title
  const { title, endedTitle } = words.accepted
  return step.phase === 'ended' ? endedTitle(step.team) : title(step.team)
}

function textOf(step: ShownStep, words: ParticipationWords): string {
  switch (step.kind) {
    case 'visitor':
    case 'disabled':
    case 'teamless':
    case 'over':
      return words[step.kind].text
    case 'unsubmitted':
      return step.phase === 'practice'
        ? words.unsubmitted.practice
        : isUnderWay(step.phase)
          ? words.unsubmitted.running
          : words.unsubmitted.text
    case 'pending':
    case 'rejected':
      return step.phase === 'ended' ? words[step.kind].over(step.team) : words[step.kind].text(step.team)
    case 'accepted':
      return words.accepted[step.phase]
    case 'suspended':
      return words.suspended.text(step.team)
    default:
      return step satisfies never
  }
}
