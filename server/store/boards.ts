import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import type { BoardTeam } from '#contract/rules/board/team-columns.ts'
import { hiddenTail } from './board-facts.ts'
import { gameNowAt, isOutAt } from './challenge-release.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

/** The stored board of a game, all of one moment. */
export interface BoardRows {
  seq: number
  /** The number of hidden solves at the end of its facts. The public board ends before them. */
  hiddenTail: number
  hidden: boolean
  startAt: number
  endAt: number
  freezeAt: number | null
  revealedAt: number | null
  /** Three numbers in one, see `contract/rules/blood-bonus.ts`. */
  bloodBonus: number
  organizations: string[] | null
  /** The next time at which a challenge comes out. Null: all are out, or the game is paused. */
  opensNextAt: number | null
  /** Released challenges with at least one accepted participation. */
  challenges: BoardChallengeRow[]
  /** Accepted participations with at least one released challenge, in the order of joining. */
  participations: BoardParticipationRow[]
  /**
   * One column for each field, sorted by time. Includes solves that do not count, and those of other teams.
   */
  solves: { participations: number[]; challenges: number[]; ats: number[]; users: (string | null)[] }
}
export interface BoardChallengeRow {
  id: number
  title: string
  tag: ChallengeTag
  originalScore: number
  minScoreRate: number
  difficulty: number
  prerequisites: number[]
  /** The position in the organisers' own order. Null: after all challenges that have one. */
  position: number | null
}
/** The fields of a team have the names of the board, so that they pass through to it. */
export interface BoardParticipationRow extends Omit<BoardTeam, 'id' | 'name' | 'avatar'> {
  id: number
  team: { id: number; name: string; bio: string | null; avatarHash: string | null }
}

export interface StoredBoards {
  /** The number of the last fact. Null: there is no such game. */
  seqOf(gameId: number): Promise<number | null>
  load(gameId: number, now: number): Promise<BoardRows | null>
  /** The games whose boards show the team. */
  ofTeam(teamId: number): Promise<number[]>
}

const SEQ_OF = statement('boards.seqOf', 'select board_seq as seq from games where id = $1')
/** One statement, so that the number and the solves are of the same moment. */
const LOAD = statement(
  'boards.load',
  `select g.board_seq as seq, ${hiddenTail('g.board_seq')} as "hiddenTail", g.hidden, g.start_at as "startAt",
     g.end_at as "endAt", g.freeze_at as "freezeAt", g.revealed_at as "revealedAt",
     g.blood_bonus as "bloodBonus", g.organizations,
     (
       select min(c.opens_at) from challenges c
       where c.game_id = g.id and c.is_enabled and c.opens_at > $2 and g.paused_at is null
     ) as "opensNextAt",
     (
       select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'tag', c.tag,
         'originalScore', c.original_score, 'minScoreRate', c.min_score_rate, 'difficulty', c.difficulty,
         'position', c.position, 'prerequisites', c.prerequisites
       ) order by c.id), '[]')
       from challenges c
       where c.game_id = g.id and ${isOutAt(gameNowAt('$2'))} and exists (
         select 1 from instances i join participations p on p.id = i.participation_id
         where i.challenge_id = c.id and p.status = 'Accepted'
       )
     ) as challenges,
     (
       select coalesce(json_agg(json_build_object('id', p.id, 'organization', p.organization,
         'team', json_build_object('id', t.id, 'name', t.name, 'bio', t.bio, 'avatarHash', t.avatar_hash)
       ) order by p.id), '[]')
       from participations p join teams t on t.id = p.team_id
       where p.game_id = g.id and p.status = 'Accepted' and exists (
         select 1 from instances i join challenges c on c.id = i.challenge_id
         where i.participation_id = p.id and ${isOutAt(gameNowAt('$2'))}
       )
     ) as participations,
     (
       select json_build_object('participations', coalesce(json_agg(s.participation_id), '[]'),
         'challenges', coalesce(json_agg(s.challenge_id), '[]'), 'ats', coalesce(json_agg(s.at), '[]'),
         'users', coalesce(json_agg(s.name), '[]'))
       from (
         select s.participation_id, s.challenge_id, (extract(epoch from s.at) * 1000)::bigint as at, u.name
         from solves s left join users u on u.id = s.user_id
         where s.game_id = g.id
         order by s.at, s.submission_id
       ) s
     ) as solves
   from games g where g.id = $1`,
)
const OF_TEAM = statement(
  'boards.ofTeam',
  `select p.game_id as id from participations p where p.team_id = $1 and p.status = 'Accepted' order by p.game_id`,
)

export const boardsOn = (sql: Sql): StoredBoards => ({
  seqOf: async (gameId) => (await sql.one<{ seq: number }>(SEQ_OF, [gameId]))?.seq ?? null,
  load: (gameId, now) => sql.one<BoardRows>(LOAD, [gameId, toTimestamp(now)]),
  ofTeam: async (teamId) => (await sql.many<{ id: number }>(OF_TEAM, [teamId])).map(({ id }) => id),
})
