import { type Ids, randomIds } from '#server/base/ids.ts'
import type { NewContainer } from '#server/store/rows/container.ts'
import { statement } from '#server/store/sql.ts'
import type { OpenStore } from '#server/store/open.ts'
import type { Clock } from '#server/base/clock.ts'

const INSERT = statement(
  'test.container',
  `insert into containers (guid, game_id, challenge_id, participation_id, team_id, user_id, ip, asked_at, phase, turn, image, port, memory_limit, cpu_count,
     storage_limit, privileged, runtime_id, host, host_port, started_at, expect_stop_at)
   values ($1, $2, $3, $4, $5, $6, '', $7, 'Running', 1, 'ctf/box:1', 80, 64, 1, 256, false, 'box', '10.0.0.5', 80, $7, $8)`,
)

/** Adds a running container without any call. Returns its guid. */
export async function aContainer(
  {
    gameId,
    challengeId,
    participationId,
    teamId,
    userId,
  }: Pick<NewContainer, 'gameId' | 'challengeId' | 'participationId' | 'teamId' | 'userId'>,
  leftMs: number,
  { store, clock, ids = randomIds }: { store: Pick<OpenStore, 'sql'>; clock: Clock; ids?: Ids },
): Promise<string> {
  const guid = ids.guid()
  const [now, stopsAt] = [clock.now(), clock.now() + leftMs].map((at) => new Date(at).toISOString())
  await store.sql.run(INSERT, [
    guid,
    gameId,
    challengeId,
    participationId,
    teamId,
    userId,
    now ?? '',
    stopsAt ?? '',
  ])
  return guid
}
