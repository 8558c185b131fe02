import type { TeamInfoModel, TeamUserInfoModel } from '#contract/models/team.ts'
import type { RosterAct, RosterActsView } from '#machines/admin/roster-acts.machine.ts'
import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Table } from '#src/ui/table.tsx'
import { TeamBio, TeamMembers, TeamName } from './team-cells.tsx'
import { TeamActs, type TeamActsProps } from './team-row-acts.tsx'

const aMember = (id: string, captain = false): TeamUserInfoModel => ({ id, userName: id, bio: '', avatar: null, captain })
export const exampleTeams: readonly TeamInfoModel[] = [
  { id: 1, name: 'Red Pandas', bio: 'Bamboo first.', avatar: null, locked: false, members: [aMember('ada', true), aMember('grace')] },
  {
    id: 2,
    name: 'Night:Shift',
    bio: null,
    avatar: null,
    locked: true,
    members: Array.from({ length: 9 }, (_, at) => aMember(`owl${at}`, at === 0)),
  },
]

export interface TeamTableProps {
  teams: readonly TeamInfoModel[]
  state: 'settled' | 'settling'
  acting: RosterActsView
  onAct: (act: RosterAct) => void
  onEdit: (team: TeamInfoModel) => void
}

export function TeamTable({ teams, state, acting, onAct, onEdit }: TeamTableProps) {
  const words = useWords(teamAdminWords)
  const busy = acting.kind === 'busy' && 'team' in acting.act ? acting.act : null
  return (
    <div aria-busy={state === 'settling'}>
      <Table
        caption={words.list}
        rows={teams}
        rowKey={({ id }) => id}
        columns={[
          { key: 'team', head: words.column.team, isRowHead: true, cell: toName },
          { key: 'members', head: words.column.members, cell: toMembers },
          { key: 'bio', head: words.column.bio, cell: toBio },
          {
            key: 'acts',
            head: words.column.acts,
            cell: (team) => toActs({ team, stateOf: (kind) => (busy?.id === team.id && busy.kind === kind ? 'busy' : 'ready'), onAct, onEdit }),
          },
        ]}
      />
    </div>
  )
}

const toName = (team: TeamInfoModel) => <TeamName team={team} />
const toMembers = (team: TeamInfoModel) => <TeamMembers team={team} />
const toBio = (team: TeamInfoModel) => <TeamBio team={team} />
const toActs = (props: TeamActsProps) => <TeamActs {...props} />
