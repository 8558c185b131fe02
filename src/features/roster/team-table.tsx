import type { TeamInfoModel, TeamUserInfoModel } from '#contract/models/team.ts'
import { TEAM_SORTS, type TeamSort } from '#contract/rules/roster.ts'
import type { RosterAction, RosterActionsView } from '#machines/admin/roster-actions.machine.ts'
import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Table } from '#src/ui/table.tsx'
import { toTableOrder } from './column-sort.ts'
import { TeamBio, TeamCreated, TeamMembers, TeamName } from './team-cells.tsx'
import { TeamRowActions, type TeamRowActionsProps } from './team-row-actions.tsx'

const aMember = (id: string, captain = false): TeamUserInfoModel => ({
  id,
  userName: id,
  bio: '',
  avatar: null,
  captain,
})
export const exampleTeams: readonly TeamInfoModel[] = [
  {
    id: 1,
    name: 'Red Pandas',
    bio: 'Bamboo first.',
    avatar: null,
    locked: false,
    members: [aMember('ada', true), aMember('grace')],
  },
  {
    id: 2,
    name: 'Night:Shift',
    bio: null,
    avatar: null,
    locked: true,
    members: Array.from({ length: 9 }, (_, at) => aMember(`owl${at}`, at === 0)),
  },
]

/** A team, with its creation time if the server sends it. */
export type TeamRow = TeamInfoModel & { createTimeUTC?: string }

export interface TeamTableProps {
  teams: readonly TeamRow[]
  state: 'settled' | 'settling'
  acting: RosterActionsView
  onAct: (act: RosterAction) => void
  onEdit: (team: TeamInfoModel) => void
  /** Null if the server has a fixed order. */
  order: { sort: TeamSort; desc: boolean; onOrder: (sort: TeamSort, desc: boolean) => void } | null
}

export function TeamTable({ teams, state, acting, onAct, onEdit, order }: TeamTableProps) {
  const words = useWords(teamAdminWords)
  const isSortable = order !== null
  return (
    <div aria-busy={state === 'settling'}>
      <Table
        caption={words.list}
        rows={teams}
        rowKey={({ id }) => id}
        {...toTableOrder(order, TEAM_SORTS)}
        columns={[
          { key: 'Name', head: words.column.team, isRowHead: true, isSortable, cell: toName },
          { key: 'Members', head: words.column.members, isSortable, cell: toMembers },
          { key: 'bio', head: words.column.bio, cell: toBio },
          ...(isSortable
            ? [{ key: 'Created', head: words.column.created, isSortable, cell: toCreated }]
            : []),
          { key: 'acts', head: words.column.acts, cell: (team) => toActs({ team, acting, onAct, onEdit }) },
        ]}
      />
    </div>
  )
}

const toName = (team: TeamRow) => <TeamName team={team} />
const toMembers = (team: TeamRow) => <TeamMembers team={team} />
const toBio = (team: TeamRow) => <TeamBio team={team} />
const toCreated = ({ createTimeUTC }: TeamRow) => <TeamCreated at={createTimeUTC} />
const toActs = (props: TeamRowActionsProps) => <TeamRowActions {...props} />
