import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import type { GameInstanceState } from '#contract/models/game-instance.ts'
import type { StoredEndpoint } from './rows/container.ts'
import { statement, type Sql } from './sql.ts'

export interface GameInstanceRow {
  participationId: number
  state: GameInstanceState
  team: { id: number; name: string; avatarHash: string | null }
  challenge: { id: number; title: string; tag: ChallengeTag }
  user: string
  ahead: number
  since: number
  expectStopAt: number | null
  place: StoredEndpoint | null
}

export interface GameInstances {
  /** Containers of teams, and failed starts. Failed ones come first, then waiting ones. */
  list(gameId: number, most: number): Promise<GameInstanceRow[]>
  /** Whether its last start has failed. */
  hasFailed(key: { challengeId: number; participationId: number }): Promise<boolean>
}

const FACTS = `json_build_object('id', t.id, 'name', t.name, 'avatarHash', t.avatar_hash) as team,
  json_build_object('id', h.id, 'title', h.title, 'tag', h.tag) as challenge`
const LIST = statement(
  'gameInstances.list',
  `with line as (
     select guid, row_number() over (order by turn, asked_at, id) - 1 as ahead from containers where phase = 'Queued'
   ), all_of_them as (
     select i.participation_id as "participationId", 'Failed' as state, ${FACTS}, '' as "user", 0 as ahead,
       i.failed_at as since, null::timestamptz as "expectStopAt", null::json as place, 0 as part,
       -extract(epoch from i.failed_at) as turn
     from instances i join challenges h on h.id = i.challenge_id
       join participations p on p.id = i.participation_id join teams t on t.id = p.team_id
     where i.game_id = $1 and i.failed_at is not null and p.status = 'Accepted' and not exists (
       select from containers c
       where c.participation_id = i.participation_id and c.challenge_id = i.challenge_id and c.phase <> 'Leaving')
     union all
     select c.participation_id, c.phase, ${FACTS}, coalesce(u.name, ''), coalesce(l.ahead, 0),
       coalesce(c.started_at, c.asked_at), c.expect_stop_at,
       case when c.runtime_id is not null then json_build_object('id', c.runtime_id, 'ip', c.host,
         'port', c.host_port, 'publicIp', c.public_host, 'publicPort', c.public_port) end,
       case c.phase when 'Running' then 3 when 'Queued' then 2 else 1 end,
       case c.phase when 'Running' then extract(epoch from c.expect_stop_at) else coalesce(l.ahead, 0) end
     from containers c join teams t on t.id = c.team_id join challenges h on h.id = c.challenge_id
       left join users u on u.id = c.user_id left join line l on l.guid = c.guid
     where c.game_id = $1 and c.participation_id is not null and c.phase <> 'Leaving'
   )
   select "participationId", state, team, challenge, "user", ahead::integer, since, "expectStopAt", place
   from all_of_them order by part, turn, "participationId" limit $2`,
)
const HAS_FAILED = statement(
  'gameInstances.hasFailed',
  'select from instances where challenge_id = $1 and participation_id = $2 and failed_at is not null',
)

export const gameInstancesOn = (sql: Sql): GameInstances => ({
  list: (gameId, most) => sql.many<GameInstanceRow>(LIST, [gameId, most]),
  hasFailed: async ({ challengeId, participationId }) =>
    (await sql.one(HAS_FAILED, [challengeId, participationId])) !== null,
})
