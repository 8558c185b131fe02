import { insertReturningId } from './insert-returning-id.ts'
import type {
  OwnParticipation,
  Participation,
  Participations,
  ReviewedParticipation,
  Writeup,
} from './rows/participation.ts'
import { toTimestamp, statement, type Sql } from './sql.ts'
import { batchLoader } from '#server/base/batch-loader.ts'

const CREATE = statement(
  'participations.create',
  `insert into participations (game_id, team_id, status, organization, token, created_at)
   values ($1, $2, $3, $4, $5, $6) returning id`,
)
const ALL = 'id, game_id as "gameId", team_id as "teamId", status'
const BY_ID = statement('participations.byId', `select ${ALL} from participations where id = $1`)
const LOCK = statement('participations.lock', `select ${ALL} from participations where id = $1 for update`)
const OF_TEAM = statement(
  'participations.ofTeam',
  `select ${ALL} from participations where game_id = $1 and team_id = $2`,
)
const OF_USER = statement(
  'participations.ofUser',
  `select m.game_id as "gameId", m.user_id as "userId", p.id, p.team_id as "teamId", t.name as "teamName",
     p.status, p.organization, p.token, p.ban_reason as "banReason"
   from unnest($1::integer[], $2::uuid[]) as asked (game_id, user_id)
   join participation_members m on m.game_id = asked.game_id and m.user_id = asked.user_id
   join participations p on p.id = m.participation_id join teams t on t.id = p.team_id`,
)
const SET_STATUS = statement(
  'participations.setStatus',
  'update participations set status = $2, ban_reason = null, banned_by = null where id = $1',
)
const SET_ORGANIZATION = statement(
  'participations.setOrganization',
  'update participations set organization = $2 where id = $1',
)
const DELETE = statement('participations.delete', 'delete from participations where id = $1')
const REVIEW = statement(
  'participations.review',
  `select p.id, p.status, p.organization,
     json_build_object('id', t.id, 'name', t.name, 'bio', t.bio, 'avatarHash', t.avatar_hash,
       'locked', t.locked, 'captainId', t.captain_id, 'members', coalesce(members.list, '[]')) as team,
     coalesce(registered.list, '[]') as "registeredMembers"
   from participations p join teams t on t.id = p.team_id
     left join lateral (
       select json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'bio', u.bio,
         'phone', u.phone, 'realName', u.real_name, 'stdNumber', u.std_number, 'avatarHash', u.avatar_hash,
         'role', u.role) order by u.id <> t.captain_id, m.joined_at, u.id) as list
       from team_members m join users u on u.id = m.user_id where m.team_id = t.id
     ) members on true
     left join lateral (
       select json_agg(m.user_id order by m.user_id) as list
       from participation_members m where m.participation_id = p.id
     ) registered on true
   where p.game_id = $1 and p.team_id > $2 order by p.team_id limit $3`,
)
const ADD_MEMBER = statement(
  'participations.addMember',
  'insert into participation_members (participation_id, game_id, user_id) values ($1, $2, $3)',
)
const REMOVE_MEMBER = statement(
  'participations.removeMember',
  'delete from participation_members where participation_id = $1 and user_id = $2',
)
const MEMBERS = statement(
  'participations.members',
  'select user_id as id from participation_members where participation_id = $1',
)
const COUNT_MEMBERS = statement(
  'participations.countMembers',
  'select count(*) as count from participation_members where participation_id = $1',
)

const WRITEUP_OF = statement(
  'participations.writeupOf',
  `select p.writeup_hash as "fileHash", p.writeup_name as name, f.size, p.writeup_at as at
   from participations p join files f on f.hash = p.writeup_hash where p.id = $1`,
)
const SET_WRITEUP = statement(
  'participations.setWriteup',
  `update participations p set writeup_hash = $2, writeup_name = $3, writeup_at = $4
   from (select id, writeup_hash from participations where id = $1 for update) before
   where p.id = before.id returning before.writeup_hash as hash`,
)
const WRITEUPS_OF_GAME = statement(
  'participations.writeupsOfGame',
  'select writeup_hash as hash from participations where game_id = $1 and writeup_hash is not null',
)
const WRITEUPS_OF_FILE = statement(
  'participations.writeupsOfFile',
  'select count(*) as count from participations where writeup_hash = $1',
)

const HAS_UNENDED = statement(
  'participations.hasUnended',
  `select 1 from participations p join games g on g.id = p.game_id
   where p.team_id = $1 and (g.end_at > $2 or g.paused_at is not null) limit 1`,
)
const DROP_MEMBER = statement(
  'participations.dropMember',
  `delete from participation_members m using participations p
   where p.id = m.participation_id and p.team_id = $1 and m.user_id = $2`,
)
const DROP_FROM_UNENDED = statement(
  'participations.dropFromUnended',
  `delete from participation_members m using participations p, games g
   where p.id = m.participation_id and g.id = p.game_id and p.team_id = $1 and m.user_id = $2
     and (g.end_at > $3 or g.paused_at is not null or g.id = $4)`,
)
/** True if the team played the game to its end. The second value is the current time. */
export const PLAYED = `status in ('Accepted', 'Suspended') and exists (
     select 1 from games g where g.id = game_id and g.end_at <= $2 and g.paused_at is null)`
const WITHDRAW = statement(
  'participations.withdraw',
  `delete from participations
   where team_id = $1 and not (${PLAYED}) returning game_id as "gameId", writeup_hash as hash`,
)
const HAS_TEAM = statement(
  'participations.hasTeam',
  'select 1 from participations where team_id = $1 limit 1',
)
const HAS_TEAM_OF = statement(
  'participations.hasTeamOf',
  `select 1 from participations p where p.game_id = $1 and (
     exists (select 1 from participation_members m where m.participation_id = p.id and m.user_id = $2)
     or exists (select 1 from team_members t where t.team_id = p.team_id and t.user_id = $2)) limit 1`,
)
const COUNT_OF = statement(
  'participations.countOf',
  'select count(*) as count from participations where game_id = $1',
)

const hashesIn = (rows: readonly { hash: string | null }[]) =>
  rows.flatMap(({ hash }) => (hash === null ? [] : [hash]))

type OwnRow = OwnParticipation & { gameId: number; userId: string }
const pairOf = (gameId: number, userId: string) => `${gameId} ${userId}`

export const participationsOn = (sql: Sql): Participations => {
  // Batched, because every request of a player reads the participation.
  const ofUser = batchLoader(async (pairs: readonly string[]) => {
    const [gameIds, userIds] = [0, 1].map((part) => pairs.map((pair) => pair.split(' ')[part] ?? ''))
    const rows = await sql.many<OwnRow>(OF_USER, [gameIds ?? [], userIds ?? []])
    return new Map(
      rows.map(({ gameId, userId, ...own }): [string, OwnParticipation] => [pairOf(gameId, userId), own]),
    )
  })
  return {
    create: ({ gameId, teamId, status, organization, token, createdAt }) =>
      insertReturningId(sql, CREATE, [gameId, teamId, status, organization, token, toTimestamp(createdAt)]),
    byId: (id) => sql.one<Participation>(BY_ID, [id]),
    lock: (id) => sql.one<Participation>(LOCK, [id]),
    ofTeam: (gameId, teamId) => sql.one<Participation>(OF_TEAM, [gameId, teamId]),
    ofUser: (gameId, userId) => ofUser(pairOf(gameId, userId)),
    setStatus: async (id, status) => {
      await sql.run(SET_STATUS, [id, status])
    },
    setOrganization: async (id, organization) => {
      await sql.run(SET_ORGANIZATION, [id, organization])
    },
    review: (gameId, page) =>
      sql.many<ReviewedParticipation>(REVIEW, [gameId, page?.after ?? 0, page?.count ?? null]),
    delete: async (id) => {
      await sql.run(DELETE, [id])
    },
    addMember: async ({ participationId, gameId, userId }) => {
      await sql.run(ADD_MEMBER, [participationId, gameId, userId])
    },
    removeMember: async (id, userId) => {
      await sql.run(REMOVE_MEMBER, [id, userId])
    },
    countMembers: async (id) => (await sql.one<{ count: number }>(COUNT_MEMBERS, [id]))?.count ?? 0,
    members: async (id) => (await sql.many<{ id: string }>(MEMBERS, [id])).map(({ id: userId }) => userId),
    writeupOf: (id) => sql.one<Writeup>(WRITEUP_OF, [id]),
    setWriteup: async (id, { fileHash, name, at }) =>
      (await sql.one<{ hash: string | null }>(SET_WRITEUP, [id, fileHash, name, toTimestamp(at)]))?.hash ??
      null,
    writeupsOfGame: async (gameId) =>
      hashesIn(await sql.many<{ hash: string | null }>(WRITEUPS_OF_GAME, [gameId])),
    writeupsOfFile: async (hash) => (await sql.one<{ count: number }>(WRITEUPS_OF_FILE, [hash]))?.count ?? 0,
    hasUnended: async (teamId, now) => (await sql.one(HAS_UNENDED, [teamId, toTimestamp(now)])) !== null,
    dropMember: async (teamId, userId) => {
      await sql.run(DROP_MEMBER, [teamId, userId])
    },
    dropFromUnended: async (teamId, userId, now, gameId) => {
      await sql.run(DROP_FROM_UNENDED, [teamId, userId, toTimestamp(now), gameId])
    },
    withdraw: async (teamId, now) => {
      const gone = await sql.many<{ gameId: number; hash: string | null }>(WITHDRAW, [
        teamId,
        toTimestamp(now),
      ])
      const left = (await sql.one(HAS_TEAM, [teamId])) === null ? 'none' : 'played'
      return { left, games: gone.map(({ gameId }) => gameId), writeups: hashesIn(gone) }
    },
    hasTeamOf: async (gameId, userId) => (await sql.one(HAS_TEAM_OF, [gameId, userId])) !== null,
    countOf: async (gameId) => (await sql.one<{ count: number }>(COUNT_OF, [gameId]))?.count ?? 0,
  }
}
