import { createdId } from './created.ts'
import type { Notice, Notices } from './rows/notice.ts'
import { stamp, statement, type Sql } from './sql.ts'

const CREATE = statement('notices.create', 'insert into notices (game_id, type, content, at) values ($1, $2, $3, $4) returning id')
const LIST = statement(
  'notices.list',
  'select id, game_id as "gameId", type, content, at from notices where game_id = $1 order by at desc, id desc limit $2 offset $3',
)

export const noticesOn = (sql: Sql): Notices => ({
  create: ({ gameId, type, content, at }) => createdId(sql, CREATE, [gameId, type, content, stamp(at)]),
  list: (gameId, { count, skip }) => sql.many<Notice>(LIST, [gameId, count, skip]),
})
