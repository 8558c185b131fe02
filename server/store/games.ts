import { createdId } from './created.ts'
import type { BasicGame, Game, Games } from './rows/game.ts'
import { stamp, statement, type Sql } from './sql.ts'

const BASIC = `id, title, summary, poster_hash as "posterHash", team_member_count_limit as "teamMemberCountLimit", start_at as "startAt", end_at as "endAt"`
const LIST_VISIBLE = statement('games.listVisible', `select ${BASIC} from games where not hidden order by start_at desc, id desc limit $1`)
const BY_ID = statement(
  'games.byId',
  `select ${BASIC}, hidden, content, accept_without_review as "acceptWithoutReview", invite_code as "inviteCode", organizations,
     container_count_limit as "containerCountLimit", public_key as "publicKey", practice_mode as "practiceMode", wpddl_at as "wpddlAt",
     wp_note as "wpNote", blood_bonus as "bloodBonus"
   from games where id = $1`,
)
const EXISTS = statement('games.exists', 'select 1 from games where id = $1')
const COUNT = statement('games.count', 'select count(*) as count from games')
const CREATE = statement(
  'games.create',
  `insert into games (title, hidden, summary, content, accept_without_review, invite_code, organizations, team_member_count_limit,
     container_count_limit, poster_hash, public_key, private_key, practice_mode, start_at, end_at, wpddl_at, wp_note, blood_bonus)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning id`,
)
const PRIVATE_KEY = statement('games.privateKey', 'select private_key as "privateKey" from games where id = $1')

export const gamesOn = (sql: Sql): Games => ({
  listVisible: (most) => sql.many<BasicGame>(LIST_VISIBLE, [most]),
  byId: (id) => sql.one<Game>(BY_ID, [id]),
  exists: async (id) => (await sql.one(EXISTS, [id])) !== null,
  count: async () => (await sql.one<{ count: number }>(COUNT))?.count ?? 0,
  create: (game) =>
    createdId(sql, CREATE, [
      game.title,
      game.hidden,
      game.summary,
      game.content,
      game.acceptWithoutReview,
      game.inviteCode,
      game.organizations,
      game.teamMemberCountLimit,
      game.containerCountLimit,
      game.posterHash,
      game.publicKey,
      game.privateKey,
      game.practiceMode,
      stamp(game.startAt),
      stamp(game.endAt),
      stamp(game.wpddlAt),
      game.wpNote,
      game.bloodBonus,
    ]),
  privateKeyOf: async (id) => (await sql.one<{ privateKey: string }>(PRIVATE_KEY, [id]))?.privateKey ?? null,
})
