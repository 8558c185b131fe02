import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { RowCard, RowCards } from '#src/ui/row-card.tsx'
import { TeamBio, TeamCreated, TeamMembers, TeamName } from './team-cells.tsx'
import { TeamActs } from './team-row-actions.tsx'
import type { TeamTableProps } from './team-table.tsx'

/** The same as the table; what it is sorted by is chosen above. */
export function TeamCards({ teams, state, acting, onAct, onEdit }: TeamTableProps) {
  const words = useWords(teamAdminWords)
  return (
    <RowCards label={words.list} state={state}>
      {teams.map((team) => (
        <RowCard
          key={team.id}
          name={<TeamName team={team} />}
          acts={<TeamActs team={team} acting={acting} onAct={onAct} onEdit={onEdit} />}
        >
          <p>
            <TeamMembers team={team} />
          </p>
          <p>
            <TeamBio team={team} />
          </p>
          {team.createTimeUTC === undefined ? null : (
            <p>
              <Text tone="muted">{words.column.created}</Text> <TeamCreated at={team.createTimeUTC} />
            </p>
          )}
        </RowCard>
      ))}
    </RowCards>
  )
}
