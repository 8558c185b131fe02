import type { AuditKind } from '#contract/models/audit-names.ts'
import type { AuditRow } from './audit.ts'
import { toLikePattern } from './like-pattern.ts'
import type { LogEntry, LogLevel } from './logs.ts'
import { statement, toTimestampOrNull, type Sql } from './sql.ts'

/** Null fields match everything. */
export interface TimelineSearch {
  /** [] leaves out the log. */
  levels: readonly LogLevel[]
  /** False leaves out all actions. */
  hasActs: boolean
  thing: AuditKind | null
  person: string | null
  gameId: number | null
  text: string | null
  /** `since` is inclusive, `until` is exclusive. */
  since: number | null
  until: number | null
}
export type TimelineRow = { log: LogEntry; act: null } | { log: null; act: AuditRow }

export interface PlatformTimeline {
  /** Newest first. */
  list(search: TimelineSearch, page: { count: number; skip: number }): Promise<TimelineRow[]>
}

const SHARED = `($1::text is null or words like lower($1))
   and ($2::timestamptz is null or at >= $2) and ($3::timestamptz is null or at < $3)`
// Each half reads only as many rows as the page can hold, along the index of its times.
const LIST = statement(
  'platformTimeline.list',
  `with found as (
     (select at, 'log' as part, id as key from logs
      where level = any($4::text[]) and ($5::text is null or lower(name) like lower($5)) and ${SHARED}
      order by at desc, id desc limit $9::bigint + $10::bigint)
     union all
     (select at, 'act' as part, seq as key from audit
      where $6::boolean and ($7::text is null or kind = $7) and ($8::integer is null or game_id = $8)
        and ($5::text is null or lower(actor) like lower($5)) and ${SHARED}
      order by at desc, seq desc limit $9::bigint + $10::bigint)
     order by at desc, part, key desc limit $9 offset $10
   )
   select found.at, found.part, l.level, l.status, l.name, l.ip, l.message, l.source,
     a.seq, a.actor_id as "actorId", a.actor, a.ip as "actorIp", a.act, a.kind, a.thing_id as id,
     a.thing, a.changes, a.game_id as "gameId"
   from found
   left join logs l on found.part = 'log' and l.id = found.key
   left join audit a on found.part = 'act' and a.seq = found.key
   order by found.at desc, found.part, found.key desc`,
)

type FoundEntry =
  | ({ part: 'log' } & LogEntry)
  | ({ part: 'act'; actorIp: string; thing: string | null } & Omit<AuditRow, 'ip' | 'name'>)

export const platformTimelineOn = (sql: Sql): PlatformTimeline => ({
  list: async ({ levels, hasActs, thing, person, gameId, text, since, until }, { count, skip }) => {
    const rows = await sql.many<FoundEntry>(LIST, [
      text === null ? null : toLikePattern(text),
      toTimestampOrNull(since),
      toTimestampOrNull(until),
      levels,
      person === null ? null : toLikePattern(person),
      hasActs,
      thing,
      gameId,
      count,
      skip,
    ])
    return rows.map(toRow)
  },
})

function toRow(row: FoundEntry): TimelineRow {
  if (row.part === 'log') {
    const { at, level, status, name, ip, message, source } = row
    return { log: { at, level, status, name, ip, message, source }, act: null }
  }
  const { seq, at, actorId, actor, actorIp: ip, act, kind, id, thing: name, changes, gameId } = row
  return { log: null, act: { seq, at, actorId, actor, ip, act, kind, id, name, changes, gameId } }
}
