import { PLAYED } from './participations.ts'
import { IS_NO_REHEARSAL } from './rehearsals.ts'
import { toTimestamp, statement, type Sql } from './sql.ts'

/** The data of a user that is deleted with the account, or loses its name. */
export interface UserDeletionEffects {
  /** Titles of games, latest first. */
  games: string[]
  sessions: number
  submissions: number
  solves: number
  posts: number
  containers: number
}
export interface TeamDeletionEffects {
  title: string
  /** True: the game keeps the team. */
  stays: boolean
  submissions: number
  solves: number
  writeups: number
}
export interface Deletions {
  ofUser(id: string, now: number): Promise<UserDeletionEffects>
  /** Sorted by game, latest first. */
  ofTeam(id: number, now: number): Promise<TeamDeletionEffects[]>
  containersOfTeam(id: number): Promise<number>
}

const OF_USER = statement(
  'deletions.ofUser',
  `select
     array(select g.title from participation_members m join games g on g.id = m.game_id
       where m.user_id = $1 and ${IS_NO_REHEARSAL} order by g.start_at desc, g.id desc) as games,
     (select count(*) from sessions where user_id = $1 and expires_at > $2) as sessions,
     (select count(*) from submissions where user_id = $1) as submissions,
     (select count(*) from solves where user_id = $1) as solves,
     (select count(*) from posts where author_id = $1) as posts,
     (select count(*) from containers where user_id = $1 and phase <> 'Leaving') as containers`,
)
const OF_TEAM = statement(
  'deletions.ofTeam',
  `select g.title, ${PLAYED} as stays,
     (select count(*) from submissions s where s.participation_id = p.id) as submissions,
     (select count(*) from solves s where s.participation_id = p.id) as solves,
     (p.writeup_hash is not null)::integer as writeups
   from participations p join games g on g.id = p.game_id where p.team_id = $1 order by g.start_at desc, g.id desc`,
)
const CONTAINERS_OF_TEAM = statement(
  'deletions.containersOfTeam',
  `select count(*) as count from containers where team_id = $1 and phase <> 'Leaving'`,
)

const NO_TRACES: UserDeletionEffects = {
  games: [],
  sessions: 0,
  submissions: 0,
  solves: 0,
  posts: 0,
  containers: 0,
}

export const deletionsOn = (sql: Sql): Deletions => ({
  ofUser: async (id, now) =>
    (await sql.one<UserDeletionEffects>(OF_USER, [id, toTimestamp(now)])) ?? NO_TRACES,
  ofTeam: (id, now) => sql.many<TeamDeletionEffects>(OF_TEAM, [id, toTimestamp(now)]),
  containersOfTeam: async (id) => (await sql.one<{ count: number }>(CONTAINERS_OF_TEAM, [id]))?.count ?? 0,
})
