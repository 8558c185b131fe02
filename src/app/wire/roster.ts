import type { ActorRefFrom } from 'xstate'
import * as calls from '#contract/calls/admin.ts'
import { getProfile } from '#contract/calls/account.ts'
import { listOwnTeams } from '#contract/calls/team.ts'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { Outcome } from '#contract/problem.ts'
import { recordEditEffects, recordEditMachine } from '#machines/admin/record-edit.machine.ts'
import { rosterActsEffects, rosterActsMachine, type RosterAct, type RosterAnswer } from '#machines/admin/roster-acts.machine.ts'
import type { RosterPlace } from '#machines/admin/roster-place.ts'
import { userCreationEffects, userCreationMachine } from '#machines/admin/user-creation.machine.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { ask } from '#src/bind/use-confirm.ts'
import { rosterFrom } from '#src/lib/roster-from.ts'
import { saveFile } from '#src/lib/save-file.ts'
import type { Outside } from '../outside.ts'
import { teamRows, userRows } from './roster-rows.ts'

const AT_ONCE = 500
const DONE = { ok: true, value: null } as const

/** All users and all teams, as administrators have them. */
export function wireRoster({ request, reads }: Pick<Outside, 'request' | 'reads'>, confirm: ActorRefFrom<typeof confirmMachine>) {
  return {
    recordEdit: recordEditMachine.provide({
      actors: {
        saveRecord: recordEditEffects.saveRecord.by(async ({ at, ...record }, signal) => {
          if (record.kind === 'user') {
            const saved = await request(calls.updateUser, { params: { userid: record.id }, body: record.change }, signal)
            return saved.ok ? readUsers(at, record.id) : saved
          }
          const saved = await request(calls.updateTeamAsAdmin, { params: { id: record.id }, body: record.change }, signal)
          return saved.ok ? readTeams(at) : saved
        }),
      },
    }),
    rosterActs: rosterActsMachine.provide({
      actors: {
        askFirst: rosterActsEffects.askFirst.by((question) => ask(confirm, question)),
        carryOut: rosterActsEffects.carryOut.by(({ act, at }, signal) => carryOut(act, at, signal)),
      },
    }),
    userCreation: userCreationMachine.provide({
      actors: {
        createUsers: userCreationEffects.createUsers.by((users, signal) => request(calls.createUsers, { body: [...users] }, signal)),
        refreshLists: userCreationEffects.refreshLists.by(async () => {
          // Wherever the new ones stand by their ids, it is a page that nobody knows.
          for (const address of reads.entries.keys()) {
            const query = new URLSearchParams(address.split('?')[1])
            const page = { query: { count: Number(query.get('count')), skip: Number(query.get('skip')) } }
            if (address.startsWith(`${calls.listUsers.path}?count=`)) reads.refresh(calls.listUsers, page)
            if (address.startsWith(`${calls.listTeams.path}?count=`)) reads.refresh(calls.listTeams, page)
          }
          return null
        }),
      },
    }),
  }

  async function carryOut(act: RosterAct, at: RosterPlace, signal: AbortSignal): Promise<RosterAnswer> {
    switch (act.kind) {
      case 'activate':
      case 'deactivate': {
        const body = { emailConfirmed: act.kind === 'activate' }
        const saved = await request(calls.updateUser, { params: { userid: act.id }, body }, signal)
        return saved.ok ? readUsers(at, act.id) : saved
      }
      case 'reset-password':
        return request(calls.resetUserPassword, { params: { userid: act.id } }, signal)
      case 'delete-user': {
        const gone = await request(calls.deleteUser, { params: { userid: act.id } }, signal)
        return isGone(gone) ? readUsers(at, act.id) : gone
      }
      case 'lock-team':
      case 'unlock-team': {
        const saved = await request(calls.updateTeamAsAdmin, { params: { id: act.id }, body: { locked: act.kind === 'lock-team' } }, signal)
        return saved.ok ? readTeams(at) : saved
      }
      case 'delete-team': {
        const gone = await request(calls.deleteTeamAsAdmin, { params: { id: act.id } }, signal)
        return isGone(gone) ? readTeams(at) : gone
      }
      case 'export-users':
        return saveAll('users.csv', userRows, (skip) => request(calls.listUsers, { query: { count: AT_ONCE, skip } }, signal))
      case 'export-teams':
        return saveAll('teams.csv', teamRows, (skip) => request(calls.listTeams, { query: { count: AT_ONCE, skip } }, signal))
      default:
        return act satisfies never
    }
  }

  async function readUsers({ hint, skip }: RosterPlace, changed: string): Promise<Outcome<null>> {
    if (hint === '') {
      const list = await request(calls.listUsers, rosterFrom(skip))
      if (list.ok) reads.adopt(calls.listUsers, rosterFrom(skip), list.value)
      else reads.refresh(calls.listUsers, rosterFrom(skip))
    } else {
      const found = await request(calls.searchUsers, { query: { hint } })
      if (found.ok) reads.adopt(calls.searchUsers, { query: { hint } }, found.value)
      else reads.refresh(calls.searchUsers, { query: { hint } })
    }
    if (changed === reads.owner()) reads.refresh(getProfile, {})
    return DONE
  }
  async function readTeams({ hint, skip }: RosterPlace): Promise<Outcome<null>> {
    if (hint === '') {
      const list = await request(calls.listTeams, rosterFrom(skip))
      if (list.ok) reads.adopt(calls.listTeams, rosterFrom(skip), list.value)
      else reads.refresh(calls.listTeams, rosterFrom(skip))
    } else {
      const found = await request(calls.searchTeams, { query: { hint } })
      if (found.ok) reads.adopt(calls.searchTeams, { query: { hint } }, found.value)
      else reads.refresh(calls.searchTeams, { query: { hint } })
    }
    reads.refresh(listOwnTeams, {})
    return DONE
  }
}

/** What is gone already counts as deleted. */
const isGone = (answer: Outcome<null>) => answer.ok || answer.problem.kind === 'missing'

/** Page after page; whoever comes or goes meanwhile may move a row to another page, so each is taken once. */
async function saveAll<Row extends { id: string | number }>(
  name: string,
  print: (rows: readonly Row[]) => string,
  pageAt: (skip: number) => Promise<Outcome<ArrayResponse<Row>>>,
): Promise<RosterAnswer> {
  const rows = new Map<Row['id'], Row>()
  for (let skip = 0; ; skip += AT_ONCE) {
    const page = await pageAt(skip)
    if (!page.ok) return page
    for (const row of page.value.data) rows.set(row.id, row)
    if (page.value.data.length < AT_ONCE) break
  }
  saveFile(name, 'text/csv', print([...rows.values()]))
  return DONE
}
