import type { Attachment, AttachmentTarget } from './attachments.ts'
import { statement, type Sql } from './sql.ts'

export interface Flag {
  id: number
  flag: string
  attachment: Attachment | null
}
export interface NewFlag {
  flag: string
  target: AttachmentTarget | null
}

/** Flags that organisers wrote, without those that were generated for a team. */
export interface Flags {
  list(challengeId: number): Promise<Flag[]>
  /** The flags of all challenges of the game, in the same order. */
  ofGame(gameId: number): Promise<(Flag & { challengeId: number })[]>
  exist(challengeId: number): Promise<boolean>
  /** The number of flags, and of those that the team has submitted. */
  progress(of: { challengeId: number; participationId: number }): Promise<{ needed: number; found: number }>
  /** Keeps their order. */
  add(challengeId: number, flags: readonly NewFlag[]): Promise<void>
  /**
   * Teams that were assigned the flag get another one. Returns the attached file of the flag. Null: there is
   * no such flag.
   */
  remove(challengeId: number, id: number): Promise<{ fileHash: string | null } | null>
}

const WRITTEN = 'f.challenge_id = $1 and not f.is_generated'
const WITH_ATTACHMENT = `f.id, f.flag, case when a.id is not null then
     json_build_object('id', a.id, 'type', a.type, 'fileHash', a.file_hash, 'size', s.size, 'name', a.name,
       'url', a.url) end as attachment
   from flags f left join attachments a on a.flag_id = f.id left join files s on s.hash = a.file_hash`
const LIST = statement('flags.list', `select ${WITH_ATTACHMENT} where ${WRITTEN} order by f.id`)
const OF_GAME = statement(
  'flags.ofGame',
  `select f.challenge_id as "challengeId", ${WITH_ATTACHMENT} join challenges c on c.id = f.challenge_id
   where c.game_id = $1 and not f.is_generated order by f.id`,
)
const EXIST = statement('flags.exist', `select 1 from flags f where ${WRITTEN} limit 1`)
const PROGRESS = statement(
  'flags.progress',
  `select count(*) as needed, count(ff.flag_id) as found
   from flags f left join found_flags ff on ff.flag_id = f.id and ff.participation_id = $2 where ${WRITTEN}`,
)
/**
 * One statement, because a list may have thousands. Ids are assigned row by row, in the order of the select.
 */
const ADD = statement(
  'flags.add',
  `with sent as (
     select * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) with ordinality
       as sent (flag, type, file_hash, name, url, at)
   ), added as (
     insert into flags (challenge_id, flag) select $1::integer, flag from sent order by at returning id
   ), numbered as (
     select id, row_number() over (order by id) as at from added
   )
   insert into attachments (flag_id, type, file_hash, name, url)
   select n.id, s.type, s.file_hash, s.name, s.url from sent s join numbered n using (at) where s.type is not null`,
)
const REMOVE = statement(
  'flags.remove',
  `with gone as (
     select f.id, a.file_hash from flags f left join attachments a on a.flag_id = f.id where ${WRITTEN} and f.id = $2
   ), given as (
     update instances i set flag_id = null, is_loaded = false from gone where i.flag_id = gone.id
   ), deleted as (
     delete from flags f using gone where f.id = gone.id
   )
   select file_hash as "fileHash" from gone`,
)

export const flagsOn = (sql: Sql): Flags => ({
  list: (challengeId) => sql.many<Flag>(LIST, [challengeId]),
  ofGame: (gameId) => sql.many<Flag & { challengeId: number }>(OF_GAME, [gameId]),
  exist: async (challengeId) => (await sql.one(EXIST, [challengeId])) !== null,
  progress: async ({ challengeId, participationId }) =>
    (await sql.one<{ needed: number; found: number }>(PROGRESS, [challengeId, participationId])) ?? {
      needed: 0,
      found: 0,
    },
  add: async (challengeId, flags) => {
    const targets = flags.map(({ target }) => target)
    await sql.run(ADD, [
      challengeId,
      flags.map(({ flag }) => flag),
      targets.map((target) => target?.type ?? null),
      targets.map((target) => (target?.type === 'Local' ? target.fileHash : null)),
      targets.map((target) => (target?.type === 'Local' ? target.name : null)),
      targets.map((target) => (target?.type === 'Remote' ? target.url : null)),
    ])
  },
  remove: (challengeId, id) => sql.one<{ fileHash: string | null }>(REMOVE, [challengeId, id]),
})
