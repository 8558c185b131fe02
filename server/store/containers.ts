import type {
  Container,
  ContainerGame,
  Containers,
  ExpiredContainer,
  ListedContainer,
  StoredContainerPhase,
  StoredEndpoint,
} from './rows/container.ts'
import { gameNowAt, isOutAt } from './challenge-release.ts'
import { toTimestamp, toTimestampOrNull, statement, type Sql } from './sql.ts'

const IN_LINE = "phase in ('Queued', 'Pulling', 'Creating')"
const LINE =
  "select guid, row_number() over (order by turn, asked_at, id) - 1 as ahead from containers where phase = 'Queued'"
/** Expects the alias `c` for containers. */
const PLACE = `case when c.runtime_id is not null then
    json_build_object('id', c.runtime_id, 'ip', c.host, 'port', c.host_port, 'publicIp', c.public_host,
      'publicPort', c.public_port) end as place`
const ALL = `select c.guid, c.game_id as "gameId", c.challenge_id as "challengeId",
     c.participation_id as "participationId", c.team_id as "teamId", c.user_id as "userId", c.ip,
     c.asked_at as "askedAt", c.phase, c.image, c.port, c.flag, c.memory_limit as "memoryLimit",
     c.cpu_count as "cpuCount", c.storage_limit as "storageLimit", c.privileged, ${PLACE},
     c.started_at as "startedAt", c.expect_stop_at as "expectStopAt", g.paused_at as "pausedAt",
     coalesce(h.title, '') as title, coalesce(u.name, '') as "user", coalesce(t.name, '') as team,
     coalesce(l.ahead, 0) as ahead
   from containers c left join challenges h on h.id = c.challenge_id left join games g on g.id = c.game_id
     left join users u on u.id = c.user_id left join teams t on t.id = c.team_id
     left join (${LINE}) l on l.guid = c.guid`

const HOLD_GAME = statement(
  'containers.holdGame',
  `select start_at as "startAt", end_at as "endAt", practice_mode as "practiceMode", paused_at as "pausedAt",
     container_count_limit as "containerCountLimit"
   from games where id = $1 for key share`,
)
const CREATE = statement(
  'containers.create',
  `insert into containers (guid, game_id, challenge_id, participation_id, team_id, user_id, ip, asked_at,
     phase, turn, image, port, flag, memory_limit, cpu_count, storage_limit, privileged)
   select $1, $2, $3, $4::integer, $5, $6::uuid, $7, $8, 'Queued', 1 + greatest(
     coalesce(min(turn), 1) - 1,
     coalesce(max(turn) filter (where case when $4 is null
       then participation_id is null and user_id = $6 else participation_id = $4 end), 0)
   ), $9, $10, $11, $12, $13, $14, $15 from containers where ${IN_LINE}`,
)
const FIND = statement(
  'containers.find',
  `${ALL} where c.challenge_id = $1 and c.participation_id is not distinct from $2::integer and c.phase <> 'Leaving'`,
)
const BY_GUID = statement('containers.byGuid', `${ALL} where c.guid = $1`)
const BY_GUIDS = statement('containers.byGuids', `${ALL} where c.guid = any($1::uuid[])`)
const OF_TEAM = statement(
  'containers.ofTeam',
  `${ALL} where c.participation_id = $1 and c.phase <> 'Leaving' order by c.asked_at, c.id`,
)
const COUNT = statement(
  'containers.count',
  `select count(*) filter (where phase = 'Running')::int as running,
     count(*) filter (where phase in ('Queued', 'Pulling', 'Creating'))::int as waiting
   from containers where game_id = $1 and participation_id is not null`,
)
const LIST = statement(
  'containers.list',
  `select c.guid, c.runtime_id as "runtimeId", c.image,
     json_build_object('id', t.id, 'name', t.name, 'avatarHash', t.avatar_hash) as team,
     json_build_object('id', h.id, 'title', h.title, 'tag', h.tag) as challenge,
     h.game_id as "gameId", ${PLACE}, c.started_at as "startedAt", c.expect_stop_at as "expectStopAt"
   from containers c join teams t on t.id = c.team_id join challenges h on h.id = c.challenge_id
   where c.phase = 'Running' and c.participation_id is not null order by c.started_at, c.id`,
)
const ACTED_AT = statement(
  'containers.actedAt',
  'select acted_at as at from instances where challenge_id = $1 and participation_id = $2',
)
const ACT = statement(
  'containers.act',
  'update instances set acted_at = $3 where challenge_id = $1 and participation_id = $2',
)
const MARK_FAILED = statement(
  'containers.markFailed',
  'update instances set failed_at = $3 where challenge_id = $1 and participation_id = $2',
)
const MOVE_STOPS = statement(
  'containers.moveStops',
  `update containers set expect_stop_at = expect_stop_at + $3::integer * interval '1 millisecond'
   where game_id = $1 and expect_stop_at > $2 returning guid`,
)
const PROLONG = statement('containers.prolong', 'update containers set expect_stop_at = $2 where guid = $1')
/** The lease has ended, or it is so far ahead that it was taken before the clock was set back. */
const isOver = (lease: string, now: string, until: string) =>
  `(${lease} < ${now} or ${lease} > ${until}::timestamptz + (${until}::timestamptz - ${now}::timestamptz))`
const IS_FREE = `(c.lease_until is null or ${isOver('c.lease_until', '$2', '$4')})`
const CLAIM = statement(
  'containers.claim',
  `with next as (
     select c.guid from containers c where c.${IN_LINE} and ${IS_FREE}
     order by c.turn, c.asked_at, c.id limit $1 for update skip locked
   )
   update containers c set phase = 'Creating', lease_by = $3, lease_until = $4
   from next where c.guid = next.guid returning c.guid`,
)
const RENEW = statement(
  'containers.renew',
  `update containers set lease_until = $3 where guid = any($1::uuid[]) and lease_by = $2 and ${IN_LINE} returning guid`,
)
const PUT_BACK = statement(
  'containers.putBack',
  `update containers set phase = case when phase = 'Leaving' then phase else 'Queued' end,
     lease_by = null, lease_until = null
   where guid = any($1::uuid[]) and lease_by = $2`,
)
const PULLS = statement(
  'containers.pulls',
  `update containers set phase = 'Pulling' where guid = $1 and lease_by = $2 and phase = 'Creating'`,
)
const RUNS = statement(
  'containers.runs',
  `update containers set phase = 'Running', runtime_id = $3, host = $4, host_port = $5, public_host = $6,
     public_port = $7, started_at = $8, expect_stop_at = $9, lease_by = null, lease_until = null
   where guid = $1 and lease_by = $2 and ${IN_LINE}`,
)
const LEAVE = statement(
  'containers.leave',
  `update containers set phase = 'Leaving' where guid = $1 and phase <> 'Leaving'`,
)
/** The time of a container stops with its game. */
const GAME_NOW = gameNowAt('$1')
/** An organiser's test container ends only with its challenge or its own time. */
const DUE = statement(
  'containers.due',
  `select c.guid, c.game_id as "gameId", c.participation_id as "participationId",
     case when c.phase = 'Running' and c.expect_stop_at <= ${GAME_NOW} then 'Expired' else 'Closed' end as end
   from containers c left join challenges h on h.id = c.challenge_id left join games g on g.id = c.game_id
     left join participations p on p.id = c.participation_id
   where c.phase <> 'Leaving' and ($2::uuid is null or c.guid = $2) and (
     (c.phase = 'Running' and c.expect_stop_at <= ${GAME_NOW}) or h.id is null or (c.participation_id is not null and (
       p.id is null or p.status <> 'Accepted' or not ${isOutAt(GAME_NOW, 'h')} or g.start_at > $1
       or (g.end_at < ${GAME_NOW} and not g.practice_mode)
       or (h.closes_at <= ${GAME_NOW} and not (g.end_at < ${GAME_NOW} and g.practice_mode))
     ))
   )`,
)
const NEXT_DUE_AT = statement(
  'containers.nextDueAt',
  `select min(least(c.expect_stop_at,
     case when c.participation_id is not null and not g.practice_mode
       then g.end_at + interval '1 millisecond' end,
     case when c.participation_id is not null and (h.closes_at <= g.end_at or not g.practice_mode)
       then h.closes_at end)) as at
   from containers c left join games g on g.id = c.game_id left join challenges h on h.id = c.challenge_id
   where c.phase <> 'Leaving' and g.paused_at is null`,
)
const CLAIM_LEAVING = statement(
  'containers.claimLeaving',
  `with next as (
     select c.guid from containers c
     where c.phase = 'Leaving' and ($1::uuid is null or c.guid = $1) and ${IS_FREE} for update skip locked
   )
   update containers c set lease_by = $3, lease_until = $4 from next where c.guid = next.guid returning c.guid`,
)
const REMOVE = statement('containers.remove', 'delete from containers where guid = $1')
const PHASES = statement('containers.phases', 'select guid, phase from containers')
const PHASES_OF = statement(
  'containers.phasesOf',
  'select guid, phase from containers where guid = any($1::uuid[])',
)
const TAKE_TURN = statement(
  'containers.takeTurn',
  `insert into leases (name, holder, until) values ($1, $2, $4)
   on conflict (name) do update set holder = excluded.holder, until = excluded.until
   where ${isOver('leases.until', '$3', '$4')} or leases.holder = excluded.holder
   returning 1`,
)

const guidsIn = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid)
type PhaseRow = { guid: string; phase: StoredContainerPhase }

export const containersOn = (sql: Sql): Containers => ({
  holdGame: (gameId) => sql.one<ContainerGame>(HOLD_GAME, [gameId]),
  create: async (container) => {
    const { guid, gameId, challengeId, participationId, teamId, userId, ip, askedAt, image, port, flag } =
      container
    const { memoryLimit, cpuCount, storageLimit, privileged } = container
    const of = [guid, gameId, challengeId, participationId, teamId, userId, ip, toTimestamp(askedAt)]
    await sql.run(CREATE, [...of, image, port, flag, memoryLimit, cpuCount, storageLimit, privileged])
  },
  find: ({ challengeId, participationId }) => sql.one<Container>(FIND, [challengeId, participationId]),
  byGuid: (guid) => sql.one<Container>(BY_GUID, [guid]),
  ofTeam: (participationId) => sql.many<Container>(OF_TEAM, [participationId]),
  count: async (gameId) =>
    (await sql.one<{ running: number; waiting: number }>(COUNT, [gameId])) ?? { running: 0, waiting: 0 },
  list: () => sql.many<ListedContainer>(LIST),
  actedAt: async ({ challengeId, participationId }) =>
    (await sql.one<{ at: number | null }>(ACTED_AT, [challengeId, participationId]))?.at ?? null,
  act: async ({ challengeId, participationId }, at) => {
    await sql.run(ACT, [challengeId, participationId, toTimestamp(at)])
  },
  markFailed: async ({ challengeId, participationId }, at) => {
    await sql.run(MARK_FAILED, [challengeId, participationId, toTimestampOrNull(at)])
  },
  prolong: async (guid, expectStopAt) => {
    await sql.run(PROLONG, [guid, toTimestamp(expectStopAt)])
  },
  moveStops: async (gameId, pausedAt, byMs) => {
    const guids = guidsIn(await sql.many<{ guid: string }>(MOVE_STOPS, [gameId, toTimestamp(pausedAt), byMs]))
    return guids.length === 0 ? [] : sql.many<Container>(BY_GUIDS, [guids])
  },
  claim: async (most, { by, now, until }) => {
    const guids = guidsIn(
      await sql.many<{ guid: string }>(CLAIM, [most, toTimestamp(now), by, toTimestamp(until)]),
    )
    return guids.length === 0 ? [] : sql.many<Container>(BY_GUIDS, [guids])
  },
  renew: async (guids, { by, until }) =>
    guidsIn(await sql.many<{ guid: string }>(RENEW, [guids, by, toTimestamp(until)])),
  putBack: async (guids, by) => {
    await sql.run(PUT_BACK, [guids, by])
  },
  pulls: async (guid, by) => (await sql.run(PULLS, [guid, by])) > 0,
  runs: async (guid, by, place: StoredEndpoint, { startedAt, expectStopAt }) => {
    const { id, ip, port, publicIp, publicPort } = place
    return (
      (await sql.run(RUNS, [
        guid,
        by,
        id,
        ip,
        port,
        publicIp,
        publicPort,
        toTimestamp(startedAt),
        toTimestamp(expectStopAt),
      ])) > 0
    )
  },
  leave: async (guid) => (await sql.run(LEAVE, [guid])) > 0,
  due: (now, guid) => sql.many<ExpiredContainer>(DUE, [toTimestamp(now), guid ?? null]),
  nextDueAt: async () => (await sql.one<{ at: number | null }>(NEXT_DUE_AT))?.at ?? null,
  claimLeaving: async ({ by, now, until }, guid) =>
    guidsIn(
      await sql.many<{ guid: string }>(CLAIM_LEAVING, [
        guid ?? null,
        toTimestamp(now),
        by,
        toTimestamp(until),
      ]),
    ),
  remove: async (guid) => {
    await sql.run(REMOVE, [guid])
  },
  phases: () => sql.many<PhaseRow>(PHASES),
  phasesOf: (guids) => sql.many<PhaseRow>(PHASES_OF, [guids]),
  takeTurn: async (name, { by, now, until }) =>
    (await sql.one(TAKE_TURN, [name, by, toTimestamp(now), toTimestamp(until)])) !== null,
})
