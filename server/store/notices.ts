import { createdId } from './created.ts'
import type { Notice, Notices } from './rows/notice.ts'
import { stamp, statement, type Sql } from './sql.ts'

const CREATE = statement('notices.create', 'insert into notices (game_id, type, content, at) values ($1, $2, $3, $4) returning id')
const NOTICE = 'id, game_id as "gameId", type, content, at'
const LIST = statement('notices.list', `select ${NOTICE} from notices where game_id = $1 order by at desc, id desc limit $2 offset $3`)
const LIST_SHOWN = statement(
  'notices.listShown',
  `select ${NOTICE} from notices where game_id = $1 order by type = 'Normal' desc, at desc, id desc limit $2 offset $3`,
)
const LIST_NORMAL = statement('notices.listNormal', `select ${NOTICE} from notices where game_id = $1 and type = 'Normal' order by at desc, id desc`)
const LOCK = statement('notices.lock', `select ${NOTICE} from notices where game_id = $1 and id = $2 for update`)
const UPDATE = statement('notices.update', 'update notices set content = $2, at = $3 where id = $1')
const DELETE = statement('notices.delete', 'delete from notices where id = $1')

export const noticesOn = (sql: Sql): Notices => ({
  create: ({ gameId, type, content, at }) => createdId(sql, CREATE, [gameId, type, content, stamp(at)]),
  list: (gameId, { count, skip }) => sql.many<Notice>(LIST, [gameId, count, skip]),
  listShown: (gameId, { count, skip }) => sql.many<Notice>(LIST_SHOWN, [gameId, count, skip]),
  listNormal: (gameId) => sql.many<Notice>(LIST_NORMAL, [gameId]),
  lock: (gameId, id) => sql.one<Notice>(LOCK, [gameId, id]),
  update: async (id, { content, at }) => {
    await sql.run(UPDATE, [id, content, stamp(at)])
  },
  delete: async (id) => {
    await sql.run(DELETE, [id])
  },
})
