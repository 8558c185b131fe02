import type { PairState } from '#contract/models/pair-states.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

export interface PairStateRow {
  state: Exclude<PairState, 'Open'>
  at: number
  setBy: string
}
/** The lower id comes first. */
type PairIds = readonly [one: number, other: number]

/** What organisers have made of pairs of teams. A pair without a row is open. */
export interface PairStates {
  ofGame(gameId: number): Promise<(PairStateRow & { oneId: number; otherId: number })[]>
  of(ids: PairIds): Promise<PairStateRow | null>
  /** Null opens the pair again. */
  set(ids: PairIds, state: PairStateRow | null): Promise<void>
  /** Notes who banned the teams. */
  noteBan(participationIds: readonly number[], by: string): Promise<void>
}

const OF_GAME = statement(
  'pairStates.ofGame',
  `select s.one_id as "oneId", s.other_id as "otherId", s.state, s.at, s.set_by as "setBy"
   from pair_states s join participations p on p.id = s.one_id where p.game_id = $1`,
)
const OF = statement(
  'pairStates.of',
  'select state, at, set_by as "setBy" from pair_states where one_id = $1 and other_id = $2',
)
const SET = statement(
  'pairStates.set',
  `insert into pair_states (one_id, other_id, state, at, set_by) values ($1, $2, $3, $4, $5)
   on conflict (one_id, other_id)
   do update set state = excluded.state, at = excluded.at, set_by = excluded.set_by`,
)
const OPEN = statement('pairStates.open', 'delete from pair_states where one_id = $1 and other_id = $2')
const NOTE_BAN = statement(
  'pairStates.noteBan',
  'update participations set banned_by = $2 where id = any($1::integer[])',
)

export const pairStatesOn = (sql: Sql): PairStates => ({
  ofGame: (gameId) => sql.many<PairStateRow & { oneId: number; otherId: number }>(OF_GAME, [gameId]),
  of: (ids) => sql.one<PairStateRow>(OF, [...ids]),
  set: async (ids, state) => {
    await (state === null
      ? sql.run(OPEN, [...ids])
      : sql.run(SET, [...ids, state.state, toTimestamp(state.at), state.setBy]))
  },
  noteBan: async (ids, by) => {
    await sql.run(NOTE_BAN, [ids.map(String), by])
  },
})
