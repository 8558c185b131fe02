import type { QueueCommand } from '#machines/kit/queue.ts'
import { useState } from 'react'
import { rulableWith, RULINGS, type Ruling } from '#contract/rules/participation-ruling.ts'
import type {
  ParticipationReviewView,
  ReviewedParticipation,
} from '#machines/admin/participation-review.machine.ts'
import { formatTime } from '#src/format/time.ts'
import { TeamPageName } from '#src/shell/room/team-page-name.tsx'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { AnswerText } from './answer-text.tsx'
import type { CheatPair, CheatSide } from './cheat-pairs.ts'

export const owner: CheatSide = {
  id: 1,
  team: 'Red Pandas',
  avatar: null,
  organization: 'West',
  status: 'Accepted',
  sent: 0,
}
const FEW = 3

const TONES: Readonly<Record<CheatSide['status'], BadgeProps['tone']>> = {
  Pending: 'yellow',
  Accepted: 'green',
  Rejected: 'red',
  Suspended: 'red',
  Unsubmitted: 'gray',
}

export interface CheatCardProps {
  game: number
  pair: CheatPair
  isMasked: boolean
  /** The state of a decision on a team. Null for users who may not decide. */
  reviewing: ParticipationReviewView | null
  send: (command: QueueCommand<ReviewedParticipation, Ruling>) => void
}

/** Shows both teams side by side, the submitted flags, and the possible actions. */
export function CheatCard({ game, pair, isMasked, reviewing, send }: CheatCardProps) {
  const { locale } = useText()
  const words = useWords(monitorWords).cheats
  const [isWhole, setIsWhole] = useState(false)
  const { sides, incidents } = pair
  const [one, other] = sides
  const open = rulableWith(sides, 'Suspended')
  const isBusy = reviewing?.kind === 'busy'
  const act = (ruling: Ruling, teams: readonly CheatSide[]) =>
    send({ type: 'begin', choice: ruling, items: teams.map(({ id, team }) => ({ id, team })) })
  return (
    <Card as="li" aria-label={words.pair(one.team, other.team)} stack="2">
      <Row as="p" gap="2" size="sm" tone="muted">
        <Badge tone="orange">{words.count(incidents.length)}</Badge>
        <Moment at={incidents[0].at} locale={locale} />
      </Row>
      <Columns gap="3">
        {sides.map((side) => (
          <Stack key={side.id} gap="2" narrows>
            <Row as="span" gap="2">
              <TeamFlag name={side.team} picture={side.avatar} size={36} />
              <TeamPageName game={game} participation={side.id} name={side.team} />
              <Badge tone={TONES[side.status]}>{words.status[side.status]}</Badge>
              {side.organization ? <Badge>{side.organization}</Badge> : null}
            </Row>
            <Text size="sm" tone="muted">
              {side.sent > 0 ? words.sent(side.sent) : words.owned(incidents.length)}
            </Text>
            {reviewing === null
              ? null
              : RULINGS[side.status].map((ruling) =>
                  ruling === 'Rejected' || side.status === 'Pending' ? null : (
                    <Button
                      key={ruling}
                      size="sm"
                      look="outline"
                      {...(ruling === 'Suspended' ? { tone: 'danger' as const } : {})}
                      state={isBusy && reviewing.at?.id === side.id ? 'busy' : 'ready'}
                      {...(isBusy ? { 'aria-disabled': true } : {})}
                      onClick={isBusy ? undefined : () => act(ruling, [side])}
                      place="start"
                    >
                      {ruling === 'Suspended' ? words.suspend(side.team) : words.restore(side.team)}
                    </Button>
                  ),
                )}
          </Stack>
        ))}
      </Columns>
      <Stack as="ol" gap="2" narrows>
        {(isWhole ? incidents : incidents.slice(0, FEW)).map(
          ({ key, at, user, challenge, answer, sender, owner: whose }) => (
            <Row as="li" key={key} gap="facts" size="sm">
              <Text lines="broken">{words.incident(sender, whose)}</Text>
              <Text as="bdi" weight="semibold" lines="broken">
                {challenge}
              </Text>
              <AnswerText answer={answer} isMasked={isMasked} />
              <Text as="bdi" tone="muted" lines="broken">
                {user}
              </Text>
              <Text tone="muted">
                <Moment at={at} locale={locale} />
              </Text>
            </Row>
          ),
        )}
      </Stack>
      <Row gap="2" align="stretch">
        {incidents.length > FEW ? (
          <Button size="sm" look="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.fewer : words.more(incidents.length - FEW)}
          </Button>
        ) : null}
        {reviewing !== null && open.length === 2 ? (
          <Button
            size="sm"
            tone="danger"
            {...(isBusy ? { 'aria-disabled': true } : {})}
            onClick={isBusy ? undefined : () => act('Suspended', open)}
            aria-label={`${words.suspendBoth}: ${words.pair(one.team, other.team)}`}
          >
            {words.suspendBoth}
          </Button>
        ) : null}
      </Row>
    </Card>
  )
}

function Moment({ at, locale }: { at: number; locale: string }) {
  return (
    <Text as="time" dateTime={new Date(at).toISOString()} face="digits" lines="one">
      {formatTime(at, locale)}
    </Text>
  )
}
