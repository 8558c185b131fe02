import { Link } from 'react-router-dom'
import { teamWords } from '#src/text/areas/team.ts'
import { useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Card } from '#src/ui/card.tsx'
import { css } from '#styled/css/index.js'
import { TeamBadges } from './team-badges.tsx'
import { teamPath } from '#src/url/team-path.ts'
import type { TeamView } from './teams-view.ts'

/** More faces than this do not fit beside each other on a phone. */
const FACES = 6

/** The whole card leads to the team. */
export function TeamCard({ team }: { team: TeamView }) {
  const words = useWords(teamWords).list
  const hidden = team.members.length - FACES
  return (
    <Card
      as={Link}
      to={teamPath(team.id)}
      press="whole"
      className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}
    >
      <span className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
        <Avatar name={team.name} picture={team.avatar} size="lg" shape="square" />
        <span className={css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })}>
          <h2 className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>{team.name}</h2>
          <TeamBadges team={team} />
        </span>
      </span>
      {team.bio === '' ? null : (
        <span className={css({ color: 'fg.muted', lineClamp: '2', overflowWrap: 'anywhere' })}>
          {team.bio}
        </span>
      )}
      <span className={faces}>
        <span className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
          {team.members.slice(0, FACES).map((member) => (
            <Avatar key={member.id} name={member.name} picture={member.avatar} size="sm" />
          ))}
          {hidden > 0 ? <span className={css({ textStyle: 'digits' })}>{words.more(hidden)}</span> : null}
        </span>
        {words.members(team.members.length)}
      </span>
    </Card>
  )
}

const faces = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBlockStart: 'auto',
  color: 'fg.muted',
  fontSize: 'sm',
})
