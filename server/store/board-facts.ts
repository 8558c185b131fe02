import type { BoardFact, NumberedFact } from '#contract/rules/board-fact.ts'
import { statement, type Sql } from './sql.ts'

export interface BoardFacts {
  /** The game must be locked. Numbers and rows are stored in one transaction, so the numbers have no gaps. */
  append(gameId: number, facts: readonly BoardFact[]): Promise<NumberedFact[]>
  /** The facts after that number, in order. */
  since(gameId: number, seq: number, most: number): Promise<NumberedFact[]>
  /** The number of the last fact. 0: there are none. */
  last(gameId: number): Promise<number>
}

const APPEND = statement(
  'boardFacts.append',
  `with game as (
     update games set board_seq = board_seq + jsonb_array_length($2::jsonb)
     where id = $1 returning id, board_seq
   )
   insert into board_facts (game_id, seq, fact)
   select game.id, game.board_seq - jsonb_array_length($2::jsonb) + f.nth, f.fact
   from game, jsonb_array_elements($2::jsonb) with ordinality as f (fact, nth)
   returning seq`,
)
const SINCE = statement(
  'boardFacts.since',
  'select seq, fact from board_facts where game_id = $1 and seq > $2 order by seq limit $3',
)
const LAST = statement('boardFacts.last', 'select board_seq as seq from games where id = $1')

/** Must match `isHidden` of the contract. */
const isHidden = (fact: string) =>
  `coalesce(g.revealed_at is null and ${fact} ->> 'kind' = 'solve'
     and (${fact} ->> 'at')::numeric >= extract(epoch from g.freeze_at) * 1000, false)`
/** The number of hidden solves of game `g` after the last visible fact, up to a number. */
export const hiddenTail = (upTo: string) =>
  `(select count(*) from board_facts f
     where f.game_id = g.id and f.seq <= ${upTo} and ${isHidden('f.fact')} and f.seq > coalesce((
       select v.seq from board_facts v
       where v.game_id = g.id and v.seq <= ${upTo} and not ${isHidden('v.fact')}
       order by v.seq desc limit 1
     ), 0))`

interface Row {
  seq: number
  fact: BoardFact
}

export const boardFactsOn = (sql: Sql): BoardFacts => ({
  append: async (gameId, facts) => {
    if (facts.length === 0) return []
    const rows = await sql.many<{ seq: number }>(APPEND, [gameId, JSON.stringify(facts)])
    const first = Math.min(...rows.map(({ seq }) => seq))
    return facts.map((fact, index) => ({ ...fact, seq: first + index }))
  },
  since: async (gameId, seq, most) =>
    (await sql.many<Row>(SINCE, [gameId, seq, most])).map((row): NumberedFact => ({
      ...row.fact,
      seq: row.seq,
    })),
  last: async (gameId) => (await sql.one<{ seq: number }>(LAST, [gameId]))?.seq ?? 0,
})
