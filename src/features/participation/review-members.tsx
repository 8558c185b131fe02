import { reviewWords } from '#src/text/areas/review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { css } from '#styled/css/index.js'
import type { ReviewMember, ReviewRow } from './review-rows.ts'

/** Who is in the team, who of them joined, and how they can be reached. */
export function ReviewMembers({
  id,
  row: { team, members },
}: {
  id: string
  row: Pick<ReviewRow, 'team' | 'members'>
}) {
  const words = useWords(reviewWords)
  return (
    <ul id={id} aria-label={words.membersOf(team)} className={list}>
      {members.map((member) => (
        <li key={member.id} className={css({ display: 'flex', alignItems: 'flex-start', gap: '3' })}>
          <Avatar name={member.name} picture={member.avatar} />
          <Facts member={member} />
        </li>
      ))}
    </ul>
  )
}

function Facts({ member }: { member: ReviewMember }) {
  const words = useWords(reviewWords)
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })}>
      <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
        <span className={css({ overflowWrap: 'anywhere' })}>{member.name}</span>
        {member.part === 'captain' ? <Badge>{words.captain}</Badge> : null}
        <Badge tone={member.isIn ? 'teal' : 'orange'}>
          {member.isIn ? words.hasJoined : words.hasNotJoined}
        </Badge>
      </span>
      <dl className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1', fontSize: 'sm' })}>
        {(['realName', 'stdNumber', 'email', 'phone'] as const).map((fact) => (
          <div key={fact} className={css({ display: 'flex', gap: '2', minWidth: '0' })}>
            <dt className={css({ color: 'fg.muted', flexShrink: '0' })}>{words.facts[fact]}</dt>
            <dd className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
              {member[fact] === '' ? words.unknown : member[fact]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  gridColumn: '1 / -1',
  paddingBlockStart: '3',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'border.surface',
})
