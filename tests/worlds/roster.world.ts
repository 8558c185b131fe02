// These modules load first, so that no test waits for a file.
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { aProfile } from './builders.ts'
import './organiser.world.ts'
import '#src/features/roster/new-password.tsx'
import '#src/features/roster/user-creation.tsx'
import '#src/features/roster/user-edit.tsx'
import '#src/pages/admin-teams.tsx'
import '#src/pages/admin-users.tsx'
import '#src/text/areas/team-admin.en.ts'
import '#src/text/areas/user-admin.en.ts'

/** A player who may sign in, as administrators read them. */
export function aUser(facts: Partial<UserInfoModel> = {}): UserInfoModel {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    userName: 'grace',
    realName: '',
    stdNumber: '',
    phone: null,
    bio: '',
    registerTimeUTC: '2026-11-01T08:00:00+00:00',
    lastVisitedUTC: '2026-11-20T08:00:00+00:00',
    ip: '192.0.2.7',
    email: 'grace@example.org',
    avatar: null,
    role: 'User',
    emailConfirmed: true,
    ...facts,
  }
}

export const ADMIN = { status: 200, body: aProfile({ role: 'Admin' }) }
export const USERS = 'GET /api/admin/users?count=50&skip=0'
export const TEAMS = 'GET /api/admin/teams?count=50&skip=0'

/** A page of a list with `total` rows. */
export const listed = <Row extends UserInfoModel | TeamInfoModel>(
  rows: readonly Row[],
  total = rows.length,
) => ({
  status: 200,
  body: { data: rows, length: rows.length, total },
})

/** The search request to a server that supports sorting. */
export const sifted = (asked: {
  hint?: string
  kind?: string
  sort?: string
  desc?: string
  skip?: string
}) => {
  const all = { hint: '', kind: 'Everybody', sort: 'Name', desc: 'false', count: '50', skip: '0', ...asked }
  return `GET /api/admin/roster/users?${new URLSearchParams(all).toString()}`
}
