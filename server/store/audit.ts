import type { AuditAct, AuditKind } from '#contract/models/audit-names.ts'
import type { AuditChange } from '#contract/models/audit.ts'
import { toLikePattern } from './like-pattern.ts'
import { toTimestamp, toTimestampOrNull, statement, type Sql } from './sql.ts'

export interface AuditRow {
  seq: number
  at: number
  actorId: string
  actor: string
  ip: string
  act: AuditAct
  kind: AuditKind
  id: string | null
  name: string | null
  changes: AuditChange[]
  /** Null: an action that belongs to no game. */
  gameId: number | null
}

/** Null fields match everything. */
export interface AuditFilter {
  /** Only entries with a smaller number. */
  below: number | null
  act: AuditAct | null
  kind: AuditKind | null
  gameId: number | null
  actor: string | null
  text: string | null
  /** `since` is inclusive, `until` is exclusive. */
  since: number | null
  until: number | null
}

export interface Audit {
  /**
   * Must be the last call in a transaction, because all other appends wait for its end. Returns the number.
   */
  append(row: Omit<AuditRow, 'seq'>): Promise<number>
  /** Newest first. */
  list(filter: AuditFilter, count: number): Promise<AuditRow[]>
}

const APPEND = statement(
  'audit.append',
  `with counter as (update audit_counter set seq = seq + 1 returning seq)
   insert into audit (seq, at, actor_id, actor, ip, act, kind, thing_id, thing, changes, words, game_id)
   select seq, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::integer from counter returning seq`,
)
/** The columns of an entry, the same for queries and for pushed entries. */
export const AUDIT_ROW =
  'seq, at, actor_id as "actorId", actor, ip, act, kind, thing_id as id, thing as name, changes, game_id as "gameId"'
const LIST = statement(
  'audit.list',
  `select ${AUDIT_ROW} from audit
   where ($1::bigint is null or seq < $1) and ($2::text is null or act = $2)
     and ($3::text is null or kind = $3) and ($4::text is null or actor = $4)
     and ($5::text is null or words like $5)
     and ($6::timestamptz is null or at >= $6) and ($7::timestamptz is null or at < $7)
     and ($8::integer is null or game_id = $8)
   order by seq desc limit $9`,
)

export const auditOn = (sql: Sql): Audit => ({
  append: async ({ at, actorId, actor, ip, act, kind, id, name, changes, gameId }) => {
    const words = [actor, ip, name, ...changes.flatMap(({ before, after }) => [before, after])].filter(
      (word) => word !== null,
    )
    const values = [
      toTimestamp(at),
      actorId,
      actor,
      ip,
      act,
      kind,
      id,
      name,
      JSON.stringify(changes),
      words.join('\n').toLowerCase(),
      gameId,
    ]
    const row = await sql.one<{ seq: number }>(APPEND, values)
    return row?.seq ?? 0
  },
  list: ({ below, act, kind, gameId, actor, text, since, until }, count) =>
    sql.many<AuditRow>(LIST, [
      below,
      act,
      kind,
      actor,
      text === null ? null : toLikePattern(text.toLowerCase()),
      toTimestampOrNull(since),
      toTimestampOrNull(until),
      gameId,
      count,
    ]),
})
