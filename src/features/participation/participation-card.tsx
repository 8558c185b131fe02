import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import type { ParticipationWords } from '#src/text/areas/participation.en.ts'
import { participationWords } from '#src/text/areas/participation.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import type { NextStep } from './next-step.ts'

export interface ParticipationCardProps {
  step: NextStep
  gameId: number
  /** Takes the focus when what had it is gone. */
  title: RefObject<HTMLHeadingElement | null>
  /** Links for visitors, who return from there. */
  ways: { signIn: string; register: string }
  onJoin: () => void
  onLeave: () => void
}

/** One's own part in a game, with the one step that comes next. */
export function ParticipationCard({ step, title, ...acts }: ParticipationCardProps) {
  const { reading } = useText().screens
  const words = useWords(participationWords)
  if (step.kind === 'loading') return <ParticipationWaiting />
  if (step.kind === 'failed') {
    return (
      <Alert
        tone="warning"
        title={reading.failed}
        action={<Button onClick={step.retry}>{reading.retry}</Button>}
      >
        {problemWords(step.problem, reading)}
      </Alert>
    )
  }
  const mates = mayHaveMates(step) ? words.mates(step.team) : null
  return (
    <Card as="section" aria-label={words.label} className={column}>
      <Text as="h2" ref={title} tabIndex={-1} face="heading" lines="broken">
        {titleOf(step, words)}
      </Text>
      <Text as="p" tone="muted" lines="broken">
        {textOf(step, words)}
      </Text>
      {mates === null ? null : (
        <Text as="p" size="sm" tone="muted" lines="broken">
          {mates}
        </Text>
      )}
      {'problem' in step && step.problem ? (
        <Alert tone="danger" title={words.failed}>
          {problemWords(step.problem, reading)}
        </Alert>
      ) : null}
      <Acts step={step} {...acts} />
    </Card>
  )
}

export function ParticipationWaiting() {
  const { reading } = useText().screens
  return (
    <SkeletonShape label={reading.loading} className={column}>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="long" />
    </SkeletonShape>
  )
}

function Acts({ step, gameId, ways, onJoin, onLeave }: Omit<ParticipationCardProps, 'title'>) {
  const { game } = useText().screens
  const words = useWords(participationWords)
  switch (step.kind) {
    case 'visitor':
      return (
        <Row gap="3">
          <LinkButton as={Link} to={ways.signIn} tone="brand">
            {words.visitor.signIn}
          </LinkButton>
          <LinkButton as={Link} to={ways.register} look="outline">
            {words.visitor.register}
          </LinkButton>
        </Row>
      )
    case 'teamless':
      return (
        <Row gap="3">
          <LinkButton as={Link} to="/teams" tone="brand">
            {words.teamless.teams}
          </LinkButton>
        </Row>
      )
    case 'unsubmitted':
      return (
        <Row gap="3">
          <Button tone="brand" onClick={onJoin}>
            {words.unsubmitted.join}
          </Button>
        </Row>
      )
    case 'pending':
    case 'rejected':
      return (
        <Row gap="3">
          {step.kind === 'rejected' && step.canJoin ? (
            <Button tone="brand" onClick={onJoin}>
              {words.rejected.again}
            </Button>
          ) : null}
          <Button
            look="outline"
            tone="danger"
            state={step.leaving === 'under-way' ? 'busy' : 'ready'}
            onClick={onLeave}
          >
            {step.leaving === 'under-way' ? words.leaving : words.leave}
          </Button>
        </Row>
      )
    case 'accepted':
      return step.phase === 'ongoing' || step.phase === 'practice' ? (
        <Row gap="3">
          <LinkButton as={Link} to={`/games/${gameId}/challenges`} tone="brand">
            {game.enter}
          </LinkButton>
        </Row>
      ) : null
    default:
      return null
  }
}

/** After the end nobody needs to be told to come. */
function mayHaveMates(step: NextStep): step is Extract<NextStep, { kind: 'pending' | 'accepted' }> {
  return (step.kind === 'pending' || step.kind === 'accepted') && step.hasMates && step.phase !== 'ended'
}

type ShownStep = Exclude<NextStep, { kind: 'loading' | 'failed' }>

function titleOf(step: ShownStep, words: ParticipationWords): string {
  return step.kind === 'accepted' ? words.accepted.title(step.team) : words[step.kind].title
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
        : step.phase === 'ongoing'
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

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', maxWidth: 'prose' })
