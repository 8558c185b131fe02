import type { EffectsModel } from '#contract/models/effects.ts'
import { gameNowAt, isOutAt } from './challenge-release.ts'
import { statement, toTimestamp, toTimestampOrNull, type Sql } from './sql.ts'

export interface EffectsScope {
  game: number
  /** Null: the whole game. */
  challenges: readonly number[] | null
  /** Solves from then on would stay hidden. Null: none would. */
  freezeAt: number | null
  now: number
}
export interface Effects {
  /** Null: there is no such game. */
  of(scope: EffectsScope): Promise<EffectsModel | null>
}

/** Whether a challenge is in the scope of the act. Null: all are. */
const among = (id: string) => `($2::integer[] is null or ${id} = any($2))`

/**
 * `hiddenSolves` counts only what the board shows: solves of accepted teams, of released challenges, before
 * the end.
 */
const OF_GAME = statement(
  'effects.of',
  `select
     (select count(*) from participations p where p.game_id = g.id and p.status = 'Accepted') as teams,
     (select count(*) from participations p where p.game_id = g.id and p.status = 'Pending') as "waitingTeams",
     (select count(*) from solves s where s.game_id = g.id and s.at >= g.end_at) as "practiceSolves",
     (select count(*) from challenges c where c.game_id = g.id and $2::integer[] is not null
       and c.prerequisites && $2::integer[] and not c.id = any($2::integer[])) as dependents,
     (select count(*) from challenges c
       where c.game_id = g.id and ${isOutAt(gameNowAt('$4'))} and ${among('c.id')}) as challenges,
     (select count(*) from solves s where s.game_id = g.id and ${among('s.challenge_id')}) as solves,
     (select count(distinct s.participation_id) from solves s
       where s.game_id = g.id and ${among('s.challenge_id')}) as solvers,
     (select count(*) from submissions s
       where s.game_id = g.id and ${among('s.challenge_id')}) as submissions,
     (select count(*) from containers c where c.game_id = g.id and ${among('c.challenge_id')}
        and c.participation_id is not null and c.phase <> 'Leaving') as containers,
     (select count(*) from solves s
        join participations p on p.id = s.participation_id and p.status = 'Accepted'
        join challenges c on c.id = s.challenge_id and ${isOutAt(gameNowAt('$4'))}
        where s.game_id = g.id and ${among('s.challenge_id')} and g.revealed_at is null
          and s.at >= g.freeze_at and s.at < g.end_at and ($3::timestamptz is null or s.at < $3)) as "hiddenSolves"
   from games g where g.id = $1`,
)

export const effectsOn = (sql: Sql): Effects => ({
  of: ({ game, challenges, freezeAt, now }) =>
    sql.one<EffectsModel>(OF_GAME, [
      game,
      challenges && challenges.map(String),
      toTimestampOrNull(freezeAt),
      toTimestamp(now),
    ]),
})
