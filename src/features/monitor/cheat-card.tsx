import type { QueueCommand } from '#machines/kit/queue.ts'
import { useState } from 'react'
import { rulableWith, RULINGS, type Ruling } from '#contract/rules/participation-ruling.ts'
import type {
  ParticipationReviewView,
  ReviewedParticipation,
} from '#machines/admin/participation-review.machine.ts'
import { TeamPageName } from '#src/shell/room/team-page-name.tsx'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import type { CheatPair, CheatSide } from './cheat-pairs.ts'
import { IncidentRow } from './incident-row.tsx'
import { Moment } from './moment.tsx'

export const owner: CheatSide = {
  id: 1,
  team: 'Red Pandas',
  avatar: null,
  organization: 'West',
  status: 'Accepted',
  sent: 0,
}
const FEW = 3

export const STATUS_TONES: Readonly<Record<CheatSide['status'], BadgeProps['tone']>> = {
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

/** Shows both teams side by side, the flags of each other, and the possible actions. */
export function CheatCard({ game, pair, isMasked, reviewing, send }: CheatCardProps) {
  const words = useWords(monitorWords).cheats
  const [isWhole, setIsWhole] = useState(false)
  const { sides, incidents, lastAt } = pair
  const [one, other] = sides
  const open = rulableWith(sides, 'Suspended')
  const hidden = incidents.length - FEW
  const isBusy = reviewing?.kind === 'busy'
  const act = (ruling: Ruling, teams: readonly CheatSide[]) =>
    send({ type: 'begin', choice: ruling, items: teams.map(({ id, team }) => ({ id, team })) })
  return (
    <Card as="li" aria-label={words.pair(one.team, other.team)} stack="2">
      <Row as="p" gap="2" size="sm" tone="muted">
        <Badge tone="orange">{words.count(incidents.length)}</Badge>
        <Moment at={lastAt} />
      </Row>
      <Columns gap="3">
        {sides.map((side) => (
          <Stack key={side.id} gap="2" narrows>
            <Row as="span" gap="2">
              <TeamFlag name={side.team} picture={side.avatar} size={36} />
              <TeamPageName game={game} participation={side.id} name={side.team} />
              <Badge tone={STATUS_TONES[side.status]}>{words.status[side.status]}</Badge>
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
        {incidents.slice(0, isWhole ? incidents.length : FEW).map((incident) => (
          <IncidentRow key={incident.key} game={game} incident={incident} isMasked={isMasked} />
        ))}
      </Stack>
      <Row gap="2" align="stretch">
        {hidden > 0 ? (
          <Button size="sm" look="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.fewer : words.more(hidden)}
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
