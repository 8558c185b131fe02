import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { memo, useId, useState } from 'react'
import { RULINGS, type Ruling } from '#contract/rules/participation-ruling.ts'
import { TeamPageName } from '#src/shell/room/team-page-name.tsx'
import { reviewWords } from '#src/text/areas/review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Row, SrOnly, Stack, Text } from '#src/ui/layout.tsx'
import { listRow } from '#styled/recipes/list-row.js'
import { ReviewMembers } from './review-members.tsx'
import type { ReviewRow as TeamRow } from './review-rows.ts'

const TONES = {
  Pending: 'yellow',
  Accepted: 'green',
  Rejected: 'red',
  Suspended: 'red',
  Unsubmitted: 'gray',
} as const

export interface ReviewRowProps {
  game: number
  row: TeamRow
  isSelected: boolean
  /** `elsewhere`: a decision on another row is in progress, and no other can begin. */
  busy: 'no' | 'elsewhere' | Ruling
  onSelect: (id: number, isSelected: boolean) => void
  onAct: (ruling: Ruling, row: TeamRow) => void
}

/**
 * Renders again only if its data has changed: a page has fifty rows, and each may list its members. Old
 * handlers do the same as new ones, so they are not compared.
 */
export const ReviewRow = memo(
  Plain,
  (one, other) => one.row === other.row && one.isSelected === other.isSelected && one.busy === other.busy,
)

function Plain({ game, row, isSelected, busy, onSelect, onAct }: ReviewRowProps) {
  const words = useWords(reviewWords)
  const [members, setMembers] = useState<'closed' | 'open'>('closed')
  const listId = useId()
  const { id, team, bio, avatar, organization, status, joined } = row
  const style = listRow({ begins: 'choice' })
  const Chevron = members === 'open' ? ChevronUp : ChevronDown
  return (
    <li className={style.root}>
      <Row as="span" gap="3" wrap={false}>
        <Checkbox
          label={<SrOnly>{words.select(team)}</SrOnly>}
          checked={isSelected}
          onCheckedChange={(next) => onSelect(id, next)}
        />
        <TeamFlag name={team} picture={avatar} size={36} />
      </Row>
      <Stack gap="1" narrows>
        <Row as="span" gap="2">
          <TeamPageName game={game} participation={id} name={team} />
          <Badge tone={TONES[status]}>{words.status[status]}</Badge>
          {organization ? <Badge>{organization}</Badge> : null}
        </Row>
        {bio === '' ? null : (
          <Text size="sm" tone="muted" clamp="1">
            {bio}
          </Text>
        )}
        <Button
          look="ghost"
          size="sm"
          icon={<Chevron aria-hidden />}
          aria-label={words.membersOf(team)}
          aria-expanded={members === 'open'}
          {...(members === 'open' ? { 'aria-controls': listId } : {})}
          onClick={() => setMembers(members === 'open' ? 'closed' : 'open')}
          place="start-edge"
        >
          {words.joined(joined, row.members.length)}
        </Button>
      </Stack>
      <div className={style.acts}>
        {RULINGS[status].map((ruling) => {
          const act = status === 'Suspended' ? 'restore' : ruling
          return (
            <Button
              key={ruling}
              size="sm"
              look="outline"
              {...(ruling === 'Accepted' ? {} : { tone: 'danger' as const })}
              state={busy === ruling ? 'busy' : 'ready'}
              {...(busy === 'no' ? {} : { 'aria-disabled': true })}
              aria-label={words.actOn[act](team)}
              onClick={busy === 'no' ? () => onAct(ruling, row) : undefined}
            >
              {words.act[act]}
            </Button>
          )
        })}
      </div>
      {members === 'open' ? <ReviewMembers id={listId} row={row} /> : null}
    </li>
  )
}
