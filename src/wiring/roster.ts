import type { Call, SentOf } from '#contract/call.ts'
import {
  deleteTeamAsAdmin,
  deleteUser,
  listTeams,
  listUsers,
  resetUserPassword,
  searchTeams,
  searchUsers,
  updateTeamAsAdmin,
  updateUser,
} from '#contract/calls/admin.ts'
import { getProfile } from '#contract/calls/account.ts'
import { siftTeams, siftUsers, weighTeamDeletion, weighUserDeletion } from '#contract/calls/roster.ts'
import { listOwnTeams } from '#contract/calls/team.ts'
import { changeUsers, signOutUsers } from '#contract/calls/user-acts.ts'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { Outcome } from '#contract/problem.ts'
import { printCsv } from '#contract/rules/csv.ts'
import { TEAM_FILE_COLUMNS, teamRow, USER_FILE_COLUMNS, userRow } from '#contract/rules/roster-csv.ts'
import { recordEditMachine } from '#machines/admin/record-edit.machine.ts'
import {
  rosterActionsMachine,
  toRosterActionsView,
  type RosterAction,
  type RosterActionResult,
  type DeletionEffects,
} from '#machines/admin/roster-actions.machine.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { userActsMachine, type UserAct } from '#machines/admin/user-acts.machine.ts'
import { toUserCreationView, userCreationMachine } from '#machines/admin/user-creation.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { toFormView } from '#machines/kit/form.ts'
import { makePassword } from '#src/browser/random-code.ts'
import type { openProcesses } from './process.ts'
import { readRosterQuery, siftedTeamsFrom, siftedUsersFrom } from '#src/url/roster-query.ts'
import { saveFile } from '#src/browser/save-file.ts'
import type { ClientServices } from './services.ts'
import { openUserImport } from './user-import.ts'

const AT_ONCE = 500
/** Cached pages of these lists may lack the new row. */
const LISTS = [listUsers, listTeams, siftUsers, siftTeams]
const DONE = { ok: true, value: null } as const

export function wireRoster(
  { clock, request, reads, config }: Pick<ClientServices, 'clock' | 'request' | 'reads' | 'config'>,
  process: ReturnType<typeof openProcesses>,
) {
  const userImport = openUserImport({ request, config })
  return {
    recordEdit: process(recordEditMachine, toFormView, {
      async send({ at, ...record }, signal) {
        if (record.kind === 'user') {
          const { id, change } = record
          const saved = await request(updateUser, { params: { userid: id }, body: change }, signal)
          return saved.ok ? readUsers(at, id) : saved
        }
        const { id, change } = record
        const saved = await request(updateTeamAsAdmin, { params: { id }, body: change }, signal)
        return saved.ok ? readTeams(at) : saved
      },
    }),
    rosterActs: process(rosterActionsMachine, toRosterActionsView, {
      weighDeletion: weigh,
      carryOut: ({ act, at }, signal) => carryOut(act, at, signal),
    }),
    userActs: process(userActsMachine, toActView, {
      async carryOut({ task: { act, at } }, signal) {
        const done = await actedTogether(act, signal)
        // After a refusal the list shows what others have changed.
        await readUsers(at, null)
        return done
      },
    }),
    userCreation: process(
      userCreationMachine,
      toUserCreationView,
      {
        previewImport: userImport.preview,
        createUsers: userImport.create,
        async refreshLists() {
          // New rows are sorted by id, so they may be on any page.
          for (const address of reads.entries.keys()) {
            const known = LISTS.find(({ path }) => address.startsWith(`${path}?`))
            if (known)
              reads.refresh(known, { query: Object.fromEntries(new URLSearchParams(address.split('?')[1])) })
          }
          return null
        },
      },
      { given: { now: clock.now, makePassword } },
    ),
  }

  async function actedTogether(act: UserAct, signal: AbortSignal): Promise<Outcome<number>> {
    if (act.kind === 'sign-out') return request(signOutUsers, { body: [...act.ids] }, signal)
    const { users, word = null } = act
    const changed = await request(changeUsers, { body: { users: [...users], word } }, signal)
    return changed.ok ? { ok: true, value: changed.value.length } : changed
  }
  async function weigh(act: RosterAction, signal: AbortSignal): Promise<DeletionEffects> {
    const known = (answer: Outcome<Exclude<DeletionEffects, null>>) => (answer.ok ? answer.value : null)
    if (act.kind === 'delete-user')
      return known(await request(weighUserDeletion, { params: { userid: act.id } }, signal))
    if (act.kind === 'delete-team')
      return known(await request(weighTeamDeletion, { params: { id: act.id } }, signal))
    return null
  }
  async function carryOut(
    act: RosterAction,
    at: RosterQuery,
    signal: AbortSignal,
  ): Promise<RosterActionResult> {
    switch (act.kind) {
      case 'activate':
      case 'deactivate': {
        const body = { emailConfirmed: act.kind === 'activate' }
        const saved = await request(updateUser, { params: { userid: act.id }, body }, signal)
        return saved.ok ? readUsers(at, act.id) : saved
      }
      case 'reset-password':
        return request(resetUserPassword, { params: { userid: act.id } }, signal)
      case 'delete-user': {
        const gone = await request(deleteUser, { params: { userid: act.id } }, signal)
        return isGone(gone) ? readUsers(at, act.id) : gone
      }
      case 'lock-team':
      case 'unlock-team': {
        const saved = await request(
          updateTeamAsAdmin,
          { params: { id: act.id }, body: { locked: act.kind === 'lock-team' } },
          signal,
        )
        return saved.ok ? readTeams(at) : saved
      }
      case 'delete-team': {
        const gone = await request(deleteTeamAsAdmin, { params: { id: act.id } }, signal)
        return isGone(gone) ? readTeams(at) : gone
      }
      case 'export-users':
        return saveAll('users.csv', [USER_FILE_COLUMNS, userRow], (skip) =>
          request(listUsers, { query: { count: AT_ONCE, skip } }, signal),
        )
      case 'export-teams':
        return saveAll('teams.csv', [TEAM_FILE_COLUMNS, teamRow], (skip) =>
          request(listTeams, { query: { count: AT_ONCE, skip } }, signal),
        )
      default:
        return act satisfies never
    }
  }

  async function readUsers(
    { hint, skip, sift }: RosterQuery,
    changed: string | null,
  ): Promise<Outcome<null>> {
    if (sift?.of === 'users') await readAnew(siftUsers, siftedUsersFrom({ hint, skip, sift }))
    else if (hint === '') await readAnew(listUsers, readRosterQuery(skip))
    else await readAnew(searchUsers, { query: { hint } })
    if (changed !== null && changed === reads.owner()) reads.refresh(getProfile, {})
    return DONE
  }
  async function readTeams({ hint, skip, sift }: RosterQuery): Promise<Outcome<null>> {
    if (sift?.of === 'teams') await readAnew(siftTeams, siftedTeamsFrom({ hint, skip, sift }))
    else if (hint === '') await readAnew(listTeams, readRosterQuery(skip))
    else await readAnew(searchTeams, { query: { hint } })
    reads.refresh(listOwnTeams, {})
    return DONE
  }
  /** If this read fails, the list shows the error the next time. */
  async function readAnew<C extends Call>(call: C, sent: SentOf<C>): Promise<void> {
    const list = await request(call, sent)
    if (list.ok) reads.adopt(call, sent, list.value)
    else reads.refresh(call, sent)
  }
}

/** A missing user or team counts as deleted. */
const isGone = (answer: Outcome<null>) => answer.ok || answer.problem.kind === 'missing'

/** Reads page by page. New or deleted users may move a row to another page, so each row is taken once. */
async function saveAll<Row extends { id: string | number }>(
  name: string,
  [columns, print]: readonly [readonly string[], (row: Row) => readonly string[]],
  pageAt: (skip: number) => Promise<Outcome<ArrayResponse<Row>>>,
): Promise<RosterActionResult> {
  const rows = new Map<Row['id'], Row>()
  for (let skip = 0; ; skip += AT_ONCE) {
    const page = await pageAt(skip)
    if (!page.ok) return page
    for (const row of page.value.data) rows.set(row.id, row)
    if (page.value.data.length < AT_ONCE) break
  }
  saveFile(name, 'text/csv', printCsv([columns, ...[...rows.values()].map(print)]))
  return DONE
}
