import { type Sql, statement } from './sql.ts'

/** A team's writeup, with the details of the team that organisers need. */
export interface SubmittedWriteup {
  id: number
  organization: string | null
  teamId: number
  team: string
  bio: string | null
  avatarHash: string | null
  locked: boolean
  fileHash: string
  name: string
  size: number
  at: number
}
export interface Writeups {
  /** Latest first. Writeups whose file was deleted are left out. */
  ofGame(gameId: number): Promise<SubmittedWriteup[]>
}

const OF_GAME = statement(
  'writeups.ofGame',
  `select p.id, p.organization, t.id as "teamId", t.name as team, t.bio, t.avatar_hash as "avatarHash", t.locked,
     p.writeup_hash as "fileHash", p.writeup_name as name, f.size, p.writeup_at as at
   from participations p join teams t on t.id = p.team_id join files f on f.hash = p.writeup_hash
   where p.game_id = $1 order by p.writeup_at desc, p.id desc`,
)

export const writeupsOn = (sql: Sql): Writeups => ({
  ofGame: (gameId) => sql.many<SubmittedWriteup>(OF_GAME, [gameId]),
})
