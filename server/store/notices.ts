import { toTimestamp, toTimestampOrNull, statement, type Sql } from './sql.ts'

export type StoredNoticeType =
  | 'Normal'
  | 'FirstBlood'
  | 'SecondBlood'
  | 'ThirdBlood'
  | 'NewHint'
  | 'NewChallenge'

export interface Notice {
  id: number
  gameId: number
  type: StoredNoticeType
  content: string
  at: number
}
export type NewNotice = Omit<Notice, 'id'> & {
  /** The time of the solve that the notice reports, because a freeze hides both together. */
  solvedAt?: number
}
/** A change of a notice, as the followers of the game receive it. */
export interface NoticeChange {
  seq: number
  kind: 'added' | 'removed'
  notice: Notice
}
type NoticePlace = Pick<Notice, 'id' | 'gameId'>

export interface Notices {
  /**
   * `seq`: the number in the stream. Null: a freeze hides the notice. The game must be locked, as for all
   * numbers here.
   */
  create(notice: NewNotice): Promise<{ id: number; seq: number | null }>
  /** Newest first. */
  list(gameId: number, page: { count: number; skip: number }): Promise<Notice[]>
  /** Organisers' notices first, then the others, each newest first. Hidden notices are left out. */
  listShown(gameId: number, page: { count: number; skip: number }): Promise<Notice[]>
  /** The same, with the notices that are for this participation only. */
  listShownTo(
    participationId: number,
    gameId: number,
    page: { count: number; skip: number },
  ): Promise<Notice[]>
  /** Newest first. */
  listNormal(gameId: number): Promise<Notice[]>
  /** Null: the notice belongs to another game. Locks it against changes until the transaction ends. */
  lock(gameId: number, id: number): Promise<Notice | null>
  /** Returns the number in the stream, as a deletion does. */
  update(place: NoticePlace, notice: Pick<Notice, 'content' | 'at'>): Promise<number>
  delete(place: NoticePlace): Promise<number>
  /** The notices that appear or disappear when the freeze moves. */
  moveCurtain(gameId: number, before: number | null, after: number | null): Promise<NoticeChange[]>
}

const CREATE = statement(
  'notices.create',
  `with game as (
     update games
     set notice_seq = notice_seq
       + case when revealed_at is not null or coalesce($5::timestamptz < freeze_at, true) then 1 else 0 end
     where id = $1
     returning id, notice_seq, revealed_at is not null or coalesce($5::timestamptz < freeze_at, true) as is_shown
   ), made as (
     insert into notices (game_id, type, content, at, solved_at) values ($1, $2, $3, $4, $5) returning id
   ), told as (
     insert into notice_items (game_id, seq, kind, notice_id)
     select game.id, game.notice_seq, 'added', made.id from game, made where game.is_shown
   )
   select made.id, case when game.is_shown then game.notice_seq end as seq from made, game`,
)
const NOTICE = 'n.id, n.game_id as "gameId", n.type, n.content, n.at'
/** Must match `isHiddenAt` of the contract. */
export const IS_SHOWN =
  '(n.solved_at is null or g.freeze_at is null or g.revealed_at is not null or n.solved_at < g.freeze_at)'
const LIST = statement(
  'notices.list',
  `select ${NOTICE} from notices n where n.game_id = $1 order by n.at desc, n.id desc limit $2 offset $3`,
)
const LIST_SHOWN = statement(
  'notices.listShown',
  `select ${NOTICE} from notices n join games g on g.id = n.game_id
   where n.game_id = $1 and ${IS_SHOWN} order by n.type = 'Normal' desc, n.at desc, n.id desc limit $2 offset $3`,
)
const LIST_SHOWN_TO = statement(
  'notices.listShownTo',
  `select * from (
     select ${NOTICE} from notices n join games g on g.id = n.game_id where n.game_id = $1 and ${IS_SHOWN}
     union all
     select n.id, n.game_id, n.type, n.content, n.at from addressed_notices n
     where n.game_id = $1 and n.is_out and $4 = any(n.participations)
   ) shown order by type = 'Normal' desc, at desc, id desc limit $2 offset $3`,
)
const LIST_NORMAL = statement(
  'notices.listNormal',
  `select ${NOTICE} from notices n where n.game_id = $1 and n.type = 'Normal' order by n.at desc, n.id desc`,
)
const LOCK = statement(
  'notices.lock',
  `select ${NOTICE} from notices n where n.game_id = $1 and n.id = $2 for update`,
)
const TOLD = (kind: 'changed' | 'removed') =>
  `game as (update games set notice_seq = notice_seq + 1 where id = $1 returning id, notice_seq)
   insert into notice_items (game_id, seq, kind, notice_id)
   select id, notice_seq, '${kind}', $2 from game returning seq`
const UPDATE = statement(
  'notices.update',
  `with changed as (update notices set content = $3, at = $4 where game_id = $1 and id = $2), ${TOLD('changed')}`,
)
const DELETE = statement(
  'notices.delete',
  `with deleted as (delete from notices where game_id = $1 and id = $2), ${TOLD('removed')}`,
)
const MOVE_CURTAIN = statement(
  'notices.moveCurtain',
  `with moved as (
     select n.*, coalesce(n.solved_at < $3, true) as is_shown, row_number() over (order by n.at, n.id) as nth
     from notices n
     where n.game_id = $1 and n.solved_at is not null
       and coalesce(n.solved_at < $2::timestamptz, true) <> coalesce(n.solved_at < $3::timestamptz, true)
   ), game as (
     update games set notice_seq = notice_seq + (select count(*) from moved) where id = $1
     returning id, notice_seq - (select count(*) from moved) as before
   ), told as (
     insert into notice_items (game_id, seq, kind, notice_id)
     select game.id, game.before + n.nth, case when n.is_shown then 'added' else 'removed' end, n.id from game, moved n
   )
   select game.before + n.nth as seq, case when n.is_shown then 'added' else 'removed' end as kind, ${NOTICE}
   from game, moved n order by n.nth`,
)

type Moved = Omit<NoticeChange, 'notice'> & Notice

export const noticesOn = (sql: Sql): Notices => {
  const seqOf = async (row: Promise<{ seq: number } | null>) => (await row)?.seq ?? 0
  return {
    create: async ({ gameId, type, content, at, solvedAt }) => {
      const row = await sql.one<{ id: number; seq: number | null }>(CREATE, [
        gameId,
        type,
        content,
        toTimestamp(at),
        toTimestampOrNull(solvedAt ?? null),
      ])
      if (row === null) throw new Error(`there is no game ${gameId} for a notice`)
      return row
    },
    list: (gameId, { count, skip }) => sql.many<Notice>(LIST, [gameId, count, skip]),
    listShown: (gameId, { count, skip }) => sql.many<Notice>(LIST_SHOWN, [gameId, count, skip]),
    listShownTo: (participationId, gameId, { count, skip }) =>
      sql.many<Notice>(LIST_SHOWN_TO, [gameId, count, skip, participationId]),
    listNormal: (gameId) => sql.many<Notice>(LIST_NORMAL, [gameId]),
    lock: (gameId, id) => sql.one<Notice>(LOCK, [gameId, id]),
    update: ({ gameId, id }, { content, at }) =>
      seqOf(sql.one(UPDATE, [gameId, id, content, toTimestamp(at)])),
    delete: ({ gameId, id }) => seqOf(sql.one(DELETE, [gameId, id])),
    moveCurtain: async (gameId, before, after) => {
      const rows = await sql.many<Moved>(MOVE_CURTAIN, [
        gameId,
        toTimestampOrNull(before),
        toTimestampOrNull(after),
      ])
      return rows.map(({ seq, kind, ...notice }) => ({ seq, kind, notice }))
    },
  }
}
