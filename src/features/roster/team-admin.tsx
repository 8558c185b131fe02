import Search from 'lucide-react/icons/search'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { listTeams, searchTeams } from '#contract/calls/admin.ts'
import { exportTeams, siftTeams } from '#contract/calls/roster.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { TEAM_KINDS, TEAM_SORTS } from '#contract/rules/roster.ts'
import type { RosterAction } from '#machines/admin/roster-actions.machine.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { callUrl } from '#src/api/call-url.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useRoster } from '#src/api/use-roster.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Text } from '#src/ui/layout.tsx'
import { RowCard, RowCards } from '#src/ui/row-card.tsx'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { ROSTER_PAGE, readRosterQuery, siftedTeams, siftedTeamsFrom } from '#src/url/roster-query.ts'
import { ListFilterBar } from './list-filter-bar.tsx'
import { Roster } from './roster.tsx'
import { TeamBio, TeamCreated, TeamMembers, TeamName } from './team-cells.tsx'
import { TeamForm } from './team-form.tsx'
import { TeamRowActions } from './team-row-actions.tsx'
import { TeamTable, type TeamRow, type TeamTableProps } from './team-table.tsx'
import { useListFilter } from './use-list-filter.ts'

export function TeamAdmin() {
  const words = useWords(teamAdminWords)
  const canSift = useConfig().features?.includes('roster') === true
  const sieve = useListFilter({ kinds: TEAM_KINDS, sorts: TEAM_SORTS })
  const [opened, setOpened] = useState<TeamInfoModel | null>(null)
  const { hint, kind, sort, desc } = sieve
  const sift = { of: 'teams', kind, sort, desc } as const
  const at: RosterQuery = {
    hint,
    skip: canSift || hint === '' ? (sieve.page - 1) * ROSTER_PAGE : 0,
    sift: canSift ? sift : null,
  }
  const sifted = useRead(siftTeams, canSift ? siftedTeamsFrom({ ...at, sift }) : null, 'once')
  const list = useRead(listTeams, !canSift && hint === '' ? readRosterQuery(at.skip) : null, 'once')
  const found = useRead(searchTeams, !canSift && hint !== '' ? { query: { hint } } : null, 'once')
  const isAll = hint === '' && (!canSift || kind === TEAM_KINDS[0])
  const view = useRoster<TeamRow>(canSift ? sifted : hint === '' ? list : found, {
    of: isAll ? 'all' : canSift ? 'found' : 'some',
    perPage: ROSTER_PAGE,
  })
  const [acting, send] = useProcess(usePart('admin').rosterActs)
  const act = (action: RosterAction) => send({ type: 'act', act: action, at })
  const Rows = useIsNarrow() ? TeamCards : TeamTable
  return (
    <>
      <Roster
        words={words}
        search={canSift ? words.searchMembers : words.search}
        view={view}
        sieve={sieve}
        file={
          canSift
            ? callUrl(exportTeams, siftedTeams({ hint, sift }))
            : {
                state: acting.kind === 'busy' && acting.act.kind === 'export-teams' ? 'busy' : 'ready',
                onExport: () => act({ kind: 'export-teams' }),
              }
        }
        sieveBar={
          canSift ? <ListFilterBar sieve={sieve} kinds={TEAM_KINDS} sorts={TEAM_SORTS} words={words} /> : null
        }
        none={{
          empty: { icon: <Users />, title: words.none, text: words.noneText },
          unmatched: {
            icon: <Search />,
            title: words.noMatch,
            action: <Button onClick={sieve.clear}>{words.clear}</Button>,
          },
        }}
      >
        {(teams, state) => (
          <Rows
            teams={teams}
            state={state}
            acting={acting}
            onAct={act}
            onEdit={setOpened}
            order={canSift ? { sort, desc, onOrder: sieve.order } : null}
          />
        )}
      </Roster>
      {opened === null ? null : <TeamEditDialog team={opened} at={at} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Replaces the table on narrow screens. The filter bar sorts it. */
export function TeamCards({ teams, state, acting, onAct, onEdit }: TeamTableProps) {
  const words = useWords(teamAdminWords)
  return (
    <RowCards label={words.list} state={state}>
      {teams.map((team) => (
        <RowCard
          key={team.id}
          name={<TeamName team={team} />}
          acts={<TeamRowActions team={team} acting={acting} onAct={onAct} onEdit={onEdit} />}
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

interface TeamRecordProps {
  team: TeamInfoModel
  at: RosterQuery
  onClose: () => void
}

/** The typed text outlives the dialog and an expired session. */
function TeamEditDialog({ team, at, onClose }: TeamRecordProps) {
  const words = useWords(teamAdminWords).form
  const { texts, type, forget } = useTypedText(`team-record ${team.id}`)
  const [view, send] = useProcess(
    usePart('admin').recordEdit,
    {},
    {
      hear: {
        succeeded: () => {
          forget()
          onClose()
        },
      },
    },
  )
  const saved = { name: team.name, bio: team.bio ?? '' }
  const typed = { name: texts['name'] ?? saved.name, bio: texts['bio'] ?? saved.bio }
  return (
    <Dialog isOpen onClose={onClose} title={words.title(team.name)} closeLabel={words.close} size="sm">
      <TeamForm
        view={view}
        team={team}
        form={{ saved, typed }}
        onType={(field, text) => {
          type(field, text)
          send({ type: 'edit' })
        }}
        onSubmit={() => send({ type: 'submit', form: { kind: 'team', id: team.id, saved, typed, at } })}
        onDiscard={() => {
          forget()
          send({ type: 'edit' })
        }}
      />
    </Dialog>
  )
}
