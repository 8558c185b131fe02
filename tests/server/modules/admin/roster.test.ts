import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type {
  RosterTeamModel,
  TeamDeletionModel,
  UserCountsModel,
  UserDeletionModel,
} from '#contract/models/roster.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { readCsv } from '#contract/rules/csv.ts'
import { TEAM_SORTS, USER_SORTS, USER_VIEWS, type UserKind } from '#contract/rules/roster.ts'
import { expectRefusal } from '../team/team.world.ts'
import { adminWorld, type AdminWorld } from './admin.world.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
let world: AdminWorld
beforeAll(async () => {
  world = await adminWorld()
  const { server } = world
  // Two users of each role, so that the id decides their order.
  for (const [nth, role] of (['User', 'Monitor', 'Banned', 'User', 'Monitor', 'Banned'] as const).entries()) {
    const name = `sifted${nth}`
    server.clock.advance(nth % 2 === 0 ? 1_000 : 0)
    await server.user(name, role, {
      email: `${6 - nth}@sift.example`,
      lastIp: `10.0.0.${nth % 3}`,
      emailConfirmed: nth !== 3,
      realName: nth === 5 ? '王小' : '',
    })
  }
  await world.team('Zebras', 'zoe')
  server.clock.advance(1_000)
  await world.team('ants', 'alma', 'sue', 'tom')
  await world.team('Bees', 'bea', 'sue')
}, 60_000)
afterAll(() => world.close())

const ask = async (query: string) =>
  (await world.admin('GET', `/roster/users?${query}`)).json<ArrayResponse<UserInfoModel>>()
const teams = async (query: string) =>
  (await world.admin('GET', `/roster/teams?${query}`)).json<ArrayResponse<RosterTeamModel>>()
const namesOf = (answer: ArrayResponse<UserInfoModel>) => answer.data.map(({ userName }) => userName)

describe('users in order', () => {
  const keyOf: Record<(typeof USER_SORTS)[number], (user: UserInfoModel) => string | number> = {
    Name: ({ userName }) => userName,
    Email: ({ email }) => email,
    Role: ({ role }) => ['Banned', 'User', 'Monitor', 'Admin'].indexOf(role),
    Registered: ({ registerTimeUTC }) => Date.parse(registerTimeUTC),
    Visited: ({ lastVisitedUTC }) => Date.parse(lastVisitedUTC),
    Address: ({ ip }) => ip,
  }
  test.each(USER_SORTS.flatMap((sort) => [[sort, false] as const, [sort, true] as const]))(
    'by %s, downwards: %s; equal ones by id',
    async (sort, desc) => {
      const { data, total } = await ask(`hint=sift&sort=${sort}&desc=${desc}`)
      expect([data.length, total]).toEqual([6, 6])
      const key = keyOf[sort]
      const order = (a: UserInfoModel, b: UserInfoModel) =>
        key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id < b.id ? -1 : 1
      const sorted = [...data].sort(order)
      expect(data).toEqual(desc ? sorted.reverse() : sorted)
    },
  )
  test('are in exactly one page each, in any order and with any page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...USER_SORTS),
        fc.boolean(),
        fc.integer({ min: 1, max: 5 }),
        async (sort, desc, count) => {
          const all = await ask(`sort=${sort}&desc=${desc}&count=500`)
          const paged: string[] = []
          for (let skip = 0; skip < all.total; skip += count)
            paged.push(...namesOf(await ask(`sort=${sort}&desc=${desc}&count=${count}&skip=${skip}`)))
          expect(paged).toEqual(namesOf(all))
        },
      ),
      { numRuns: 12 },
    )
  })
})

describe('users of a kind', () => {
  test('are counted as they are listed', async () => {
    const counts = (await world.admin('GET', '/roster/users/counts')).json<UserCountsModel>()
    const totals = await Promise.all(
      USER_VIEWS.map(async (kind) => [kind, (await ask(`kind=${kind}`)).total]),
    )
    expect(counts).toEqual(Object.fromEntries(totals))
    expect(counts.Everybody).toBeGreaterThan(counts.Staff)
  })
  test('never signed in until a visit follows the registration', async () => {
    const { server } = world
    const user = await server.user('newcomer')
    const unseen = async () => namesOf(await ask('hint=newcomer&kind=Unseen'))
    expect(await unseen()).toEqual(['newcomer'])
    server.clock.advance(1_000)
    await server.store.users.visited(user.id, { at: server.clock.now(), ip: '192.0.2.7' })
    expect(await unseen()).toEqual([])
  })
  test.each([
    ['User', ['sifted0', 'sifted3']],
    ['Monitor', ['sifted1', 'sifted4']],
    ['Banned', ['sifted2', 'sifted5']],
    ['Admin', []],
    ['Inactive', ['sifted3']],
    ['Staff', ['sifted1', 'sifted4']],
    ['Everybody', ['sifted0', 'sifted1', 'sifted2', 'sifted3', 'sifted4', 'sifted5']],
  ] as const satisfies readonly (readonly [UserKind, readonly string[]])[])('%s', async (kind, names) => {
    const found = await ask(`hint=sift&kind=${kind}`)
    expect([namesOf(found), found.total]).toEqual([names, names.length])
  })
})

describe('searched users', () => {
  test.each([
    ['SIFTED4', ['sifted4']],
    ['4@sift', ['sifted2']],
    ['王小', ['sifted5']],
    ['%', []],
    ['sifted_', []],
  ])('%s', async (hint, names) =>
    expect(namesOf(await ask(`hint=${encodeURIComponent(hint)}`))).toEqual(names),
  )
  test('are counted beyond the page', async () => {
    const found = await ask('hint=sift&count=2&skip=4')
    expect([found.length, found.total]).toEqual([2, 6])
  })
  test('an unknown order is refused', async () =>
    expect((await world.admin('GET', '/roster/users?sort=Shoe')).statusCode).toBe(400))
})

describe('teams', () => {
  const EXPECTED: Record<(typeof TEAM_SORTS)[number], string[]> = {
    Name: ['ants', 'Bees', 'Zebras'],
    Members: ['Zebras', 'Bees', 'ants'],
    Locked: ['ants', 'Bees', 'Zebras'],
    Created: ['Zebras', 'ants', 'Bees'],
  }
  test.each(TEAM_SORTS)('in order by %s', async (sort) => {
    await world.server.store.teams.setLocked((await teams('hint=Zebras')).data[0]?.id ?? 0, true)
    const names = async (desc: boolean) =>
      (await teams(`sort=${sort}&desc=${desc}`)).data.map(({ name }) => name)
    expect(await names(false)).toEqual(EXPECTED[sort])
    expect(await names(true)).toEqual(EXPECTED[sort].toReversed())
  })
  test('are found by a member, too, and returned with their creation date', async () => {
    const { data, total } = await teams('hint=SUE')
    expect([data.map(({ name }) => name), total]).toEqual([['ants', 'Bees'], 2])
    expect(Date.parse(data[0]?.createTimeUTC ?? '')).toBeLessThanOrEqual(world.server.clock.now())
    expect((await teams('kind=Locked')).data.map(({ name }) => name)).toEqual(['Zebras'])
    expect((await teams('kind=Unlocked')).total).toBe(2)
  })
})

describe('a file of them', () => {
  const read = async (path: string) => {
    const answer = await world.admin('GET', path)
    return { answer, rows: readCsv(answer.body).map(({ cells }) => cells) }
  }
  test('has all matches, in order, and its download is logged', async () => {
    const { answer, rows } = await read('/roster/users/file?hint=sift&sort=Email')
    expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="users.csv"; filename*=UTF-8''users.csv`,
    ])
    expect(answer.body.startsWith('\uFEFFid,userName,email,')).toBe(true)
    expect(rows.slice(1).map(([, name]) => name)).toEqual([
      'sifted5',
      'sifted4',
      'sifted3',
      'sifted2',
      'sifted1',
      'sifted0',
    ])
    expect(world.said()).toContain('Exported 6 users.')
    expect(answer.body).not.toContain('argon2')
  })
  test('of teams lists the members, and no cell is a formula', async () => {
    const { store } = world.server
    const id = (await teams('hint=Bees')).data[0]?.id ?? 0
    await store.teams.update(id, { name: '=HYPERLINK("x")', bio: '@cmd' })
    const { rows } = await read('/roster/teams/file?sort=Name')
    expect(rows[0]).toEqual(['id', 'name', 'bio', 'locked', 'captain', 'members'])
    expect(rows.find(([of]) => of === String(id))).toEqual([
      String(id),
      `'=HYPERLINK("x")`,
      `'@cmd`,
      'false',
      'bea',
      'bea sue',
    ])
    await store.teams.update(id, { name: 'Bees', bio: null })
  })
  test('is longer than one batch of the database', async () => {
    const { sql } = world.server.store
    await sql.run({
      name: 'test.many',
      text: `insert into users (id, name, name_key, email, email_key, password_hash, role, registered_at, last_visit_at, stamp)
        select gen_random_uuid(), 'bulk' || n, 'bulk' || n, n || '@bulk.example', n || '@bulk.example', '', 'User', now(), now(), 's' from generate_series(1, 1203) n`,
    })
    const { rows } = await read('/roster/users/file?hint=bulk')
    expect(new Set(rows.slice(1).map(([id]) => id)).size).toBe(1203)
  })
})

describe('the effects of a deletion', () => {
  const ofUser = async (id: string) =>
    (await world.admin('GET', `/roster/users/${id}/deletion`)).json<UserDeletionModel>()
  test('of an account: what is deleted, what is anonymised, and the captaincies that prevent it', async () => {
    const teamId = await world.team('Weighed', 'cap', 'crew')
    await world.team('Own boat', 'crew')
    const gameId = await world.game({ title: 'Regatta' })
    const participationId = await world.enter(gameId, teamId, ['crew'])
    await answer(gameId, participationId, teamId, 'crew')
    expect(await ofUser(world.idOf('crew'))).toEqual({
      captainOf: ['Own boat'],
      teams: ['Weighed'],
      games: ['Regatta'],
      sessions: 1,
      submissions: 2,
      solves: 1,
      posts: 0,
      containers: 0,
    })
    const before = await world.userOf('crew')
    expect(before.name).toBe('crew')
  })
  test('of an unknown user is 404', async () => {
    expectRefusal(await world.admin('GET', `/roster/users/${NOBODY}/deletion`), 404, 'userMissing', 'en')
    expectRefusal(await world.admin('GET', '/roster/teams/99999/deletion'), 404, 'teamMissing', 'en')
  })
  test('of a team: the listed effects are those of the deletion', async () => {
    const { clock } = world.server
    const teamId = await world.team('Leaving', 'lea', 'leo')
    const running = await world.game({ title: 'Running' })
    const ended = await world.game({ title: 'Ended', endAt: clock.now() - 1 })
    const idle = await world.game({ title: 'Turned down', endAt: clock.now() - 1 })
    await answer(running, await world.enter(running, teamId, ['lea']), teamId, 'lea')
    const kept = await world.enter(ended, teamId, ['leo'])
    await world.enter(idle, teamId, ['leo'], 'Rejected')
    const told = (await world.admin('GET', `/roster/teams/${teamId}/deletion`)).json<TeamDeletionModel>()
    expect({ ...told, leaves: new Set(told.leaves.map(({ title }) => title)) }).toEqual({
      members: ['lea', 'leo'],
      leaves: new Set(['Running', 'Turned down']),
      stays: ['Ended'],
      containers: 0,
    })
    expect(told.leaves.find(({ title }) => title === 'Running')).toEqual({
      title: 'Running',
      submissions: 2,
      solves: 1,
      writeups: 0,
    })
    expect((await world.admin('DELETE', `/teams/${teamId}`)).statusCode).toBe(200)
    const left = await world.server.store.sql.many<{ id: number }>(
      {
        name: 'test.left',
        text: 'select id from participations where team_id = $1',
      },
      [teamId],
    )
    expect(left).toEqual([{ id: kept }])
  })
})

/** Submits a wrong and a right flag. */
async function answer(gameId: number, participationId: number, teamId: number, name: string) {
  const { store, clock } = world.server
  const userId = world.idOf(name)
  const challengeId = await store.challenges.create({
    gameId,
    type: 'StaticAttachment',
    title: 'c',
    tag: 'Misc',
  })
  await store.challenges.makeInstances(challengeId)
  const said = {
    challengeId,
    userId,
    answer: 'x',
    participationId,
    teamId,
    at: clock.now(),
    said: null,
    cheat: null,
  } as const
  await store.submissions.store(gameId, [
    { ...said, status: 'WrongAnswer', key: `w${participationId}`, solvedAt: null },
    { ...said, status: 'Accepted', key: `r${participationId}`, solvedAt: clock.now() },
  ])
}
