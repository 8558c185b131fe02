import { expect } from 'vitest'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { Role } from '#contract/models/role.ts'
import { randomIds } from '#server/base/ids.ts'
import { makeGameKeys } from '#server/modules/game/signing-keys.ts'
import type { NewGame } from '#server/store/games.ts'
import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'
import { statement } from '#server/store/sql.ts'
import type { Language } from '#contract/rules/language.ts'
import { titleOf } from '#server/http/titles.ts'
import { aServer, type TestServer } from '../../a-server.ts'

const DAY_MS = 24 * 3_600_000
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type TitleKey = Parameters<typeof titleOf>[0]

export type TeamWorld = Awaited<ReturnType<typeof teamWorld>>

/** A server whose users are known by their names. */
export async function teamWorld(server?: TestServer) {
  const own = server ?? (await aServer({ config: { rateLimit: false } }))
  const { store, clock } = own
  const people = new Map<string, { id: string; cookie: string }>()
  const of = (name: string) => {
    const person = people.get(name)
    if (!person) throw new Error(`nobody is called ${name}`)
    return person
  }

  const say = (name: string | null, method: Method, url: string, body?: unknown, language: Language = 'zh') =>
    own.ask(method, url, {
      headers: {
        'accept-language': language,
        ...(name === null ? {} : { cookie: of(name).cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
  const world = {
    server: own,
    say,
    idOf: (name: string) => of(name).id,
    cookieOf: (name: string) => of(name).cookie,
    /** Creates missing users. All are signed in. */
    people: async (...names: string[]) => {
      for (const name of names) {
        if (people.has(name)) continue
        const { id } = await own.user(name)
        people.set(name, { id, cookie: await own.signIn(name) })
      }
    },
    become: (name: string, role: Role) => store.users.setRole(of(name).id, role),
    /** Creates a team without calls. The first user is the captain, and the others join in order. */
    team: async (name: string, captain: string, ...others: string[]) => {
      await world.people(captain, ...others)
      const inviteToken = randomIds.bytes(16).toString('hex')
      const captainId = of(captain).id
      const id = await store.teams.create({
        name,
        bio: null,
        avatarHash: null,
        locked: false,
        inviteToken,
        captainId,
        createdAt: clock.now(),
      })
      for (const [at, other] of others.entries())
        await store.teams.addMember({ teamId: id, userId: of(other).id, joinedAt: clock.now() + at + 1 })
      return id
    },
    game: (more: Partial<NewGame> = {}) => store.games.create(aGame(clock.now(), more)),
    /** Joins the game with the team and the named members. */
    enter: async (
      gameId: number,
      teamId: number,
      names: readonly string[],
      status: StoredParticipationStatus = 'Accepted',
    ) => {
      const participationId = await store.participations.create({
        gameId,
        teamId,
        status,
        organization: null,
        token: 't',
        createdAt: clock.now(),
      })
      for (const name of names)
        await store.participations.addMember({ participationId, gameId, userId: of(name).id })
      return participationId
    },
    look: async (id: number) => (await say(null, 'GET', `/api/team/${id}`)).json<TeamInfoModel>(),
    names: async (id: number) =>
      (await world.look(id)).members?.map(({ userName, captain }) => (captain ? `${userName}*` : userName)),
    /** The newest entry about teams in the platform log. */
    lastEntry: async () =>
      (await store.logs.list(null, { count: 50, skip: 0 })).find(({ source }) => source === 'team'),
    entries: async () =>
      (await store.logs.list(null, { count: 500, skip: 0 })).filter(({ source }) => source === 'team').length,
    count: async (
      table: 'participations' | 'participation_members' | 'team_members' | 'teams',
      teamId: number,
    ) => {
      const id = table === 'teams' ? 'id' : 'team_id'
      const from =
        table === 'participation_members'
          ? 'participation_members m join participations p on p.id = m.participation_id'
          : table
      const counted = statement(
        `test.count.${table}`,
        `select count(*) as count from ${from} where ${id} = $1`,
      )
      return (await store.sql.one<{ count: number }>(counted, [teamId]))?.count
    },
    close: () => own.close(),
  }
  return world
}

/** A game that runs now and for two more days. */
export const aGame = (now: number, more: Partial<NewGame> = {}): NewGame => ({
  title: 'Harbour',
  summary: '',
  content: '',
  hidden: false,
  acceptWithoutReview: false,
  inviteCode: null,
  organizations: null,
  teamMemberCountLimit: 0,
  containerCountLimit: 3,
  posterHash: null,
  practiceMode: true,
  startAt: now - DAY_MS,
  endAt: now + 2 * DAY_MS,
  wpddlAt: now + 3 * DAY_MS,
  wpNote: '',
  bloodBonus: 52_459_530,
  ...makeGameKeys(randomIds, null),
  ...more,
})

interface Answer {
  statusCode: number
  json(): unknown
}
export function expectRefusal(
  answer: Answer,
  status: number,
  title: TitleKey,
  language: Language = 'zh',
  fill = {},
): void {
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { title: titleOf(title, language, fill), status },
  ])
}
