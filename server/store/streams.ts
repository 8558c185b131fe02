import { ANSWER_FACTS, SENDERS } from './answer-facts.ts'
import { hiddenTail } from './board-facts.ts'
import { AUDIT_ROW } from './audit.ts'
import { CHEAT_SIDES } from './monitor.ts'
import { IS_SHOWN } from './notices.ts'
import type { StreamPositionRow, StreamRows, StreamTables } from './rows/stream.ts'
import { statement, type Sql, type Statement } from './sql.ts'

const LAST = statement(
  'streams.last',
  `select 'board' as stream, id, board_seq as seq from games where id = any($1::integer[])
   union all select 'notices', id, notice_seq from games where id = any($2::integer[])
   union all select 'monitor', id, monitor_seq from games where id = any($3::integer[])
   union all select 'team', id, team_seq from participations where id = any($4::integer[])
   union all select 'logs', 0, seq from log_counter where $5::boolean
   union all select 'audit', 0, seq from audit_counter where $6::boolean`,
)
const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`
const SENT = `'answer', s.answer, 'status', s.status, 'at', ${millis('s.at')}, 'user', coalesce(u.name, ''),
  'team', t.name, 'challenge', c.title`
/** One statement sees one moment: every number below a found one is found too, unless it was deleted. */
const after = (seq: string) => `${seq} > $2 order by ${seq} limit $3`
const oneAfterAnother = (...parts: readonly string[]) =>
  `${parts.map((part) => `(${part})`).join(' union all ')} order by seq limit $3`

const ROWS: Readonly<Record<keyof StreamRows, Statement>> = {
  board: statement(
    'streams.board',
    `select seq, fact as item from board_facts where game_id = $1 and ${after('seq')}`,
  ),
  notices: statement(
    'streams.notices',
    `select i.seq, i.kind, i.notice_id as id,
       case when n.id is not null and ${IS_SHOWN} then
         json_build_object('id', n.id, 'gameId', n.game_id, 'type', n.type, 'content', n.content,
           'at', ${millis('n.at')}) end as notice
     from notice_items i join games g on g.id = i.game_id left join notices n on n.id = i.notice_id
     where i.game_id = $1 and ${after('i.seq')}`,
  ),
  monitor: statement(
    'streams.monitor',
    oneAfterAnother(
      `select e.seq, 'event' as kind,
         json_build_object('type', e.type, 'content', e.content, 'at', ${millis('e.at')},
           'user', coalesce(u.name, ''), 'team', coalesce(t.name, '')) as item
       from events e left join users u on u.id = e.user_id left join teams t on t.id = e.team_id
       where e.game_id = $1 and ${after('e.seq')}`,
      `select s.seq, 'submission', json_build_object(${SENT}, 'facts', ${ANSWER_FACTS})
       from submissions s ${SENDERS} where s.game_id = $1 and ${after('s.seq')}`,
      `select h.seq, 'cheat', json_build_object(${SENT}, ${CHEAT_SIDES})
       from cheats h join submissions s on s.id = h.submission_id ${SENDERS}
       join participations o on o.id = h.owner_id join teams ot on ot.id = o.team_id
       where h.game_id = $1 and ${after('h.seq')}`,
    ),
  ),
  team: statement(
    'streams.team',
    oneAfterAnother(
      `select s.team_seq as seq,
         json_build_object('kind', 'answer', 'id', s.id, 'challengeId', s.challenge_id, 'status', s.status,
           'user', coalesce(u.name, ''), 'at', ${millis('s.at')}) as item
       from submissions s left join users u on u.id = s.user_id
       where s.participation_id = $1 and ${after('s.team_seq')}`,
      `select seq, item::json from team_items where participation_id = $1 and ${after('seq')}`,
    ),
  ),
  // These two streams belong to the platform, so their rows have no owner column.
  logs: statement(
    'streams.logs',
    `select seq, at, level, status, name, ip, message, source from logs where $1 = 0 and ${after('seq')}`,
  ),
  audit: statement('streams.audit', `select ${AUDIT_ROW} from audit where $1 = 0 and ${after('seq')}`),
}
const CURTAIN = statement(
  'streams.curtain',
  'select freeze_at as at from games where id = $1 and revealed_at is null',
)
const HIDDEN_TAIL = statement(
  'streams.hiddenTail',
  `select ${hiddenTail('$2')} as count from games g where g.id = $1`,
)
const STARTS = statement(
  'streams.starts',
  'select id, start_at as at from games where id = any($1::integer[])',
)

export const streamsOn = (sql: Sql): StreamTables => ({
  last: ({ board, notices, monitor, team, logs, audit }) =>
    sql.many<StreamPositionRow>(LAST, [
      board.map(String),
      notices.map(String),
      monitor.map(String),
      team.map(String),
      logs,
      audit,
    ]),
  rows: <Name extends keyof StreamRows>(stream: Name, id: number, seq: number, most: number) =>
    sql.many<StreamRows[Name]>(ROWS[stream], [id, seq, most]),
  curtain: async (gameId) => (await sql.one<{ at: number | null }>(CURTAIN, [gameId]))?.at ?? null,
  hiddenTail: async (gameId, upTo) =>
    (await sql.one<{ count: number }>(HIDDEN_TAIL, [gameId, upTo]))?.count ?? 0,
  starts: (gameIds) => sql.many<{ id: number; at: number }>(STARTS, [gameIds.map(String)]),
})
