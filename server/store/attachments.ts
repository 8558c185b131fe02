import { statement, type Sql } from './sql.ts'

export type Attachment =
  | {
      id: number
      type: 'Local'
      /** Null, with the size, if the file was deleted. */
      fileHash: string | null
      size: number | null
      /** The name of the file in this attachment only. */
      name: string
      url: null
    }
  | { id: number; type: 'Remote'; fileHash: null; size: null; name: null; url: string }

export type AttachmentTarget =
  | { type: 'Local'; fileHash: string; name: string }
  | { type: 'Remote'; url: string }

export interface Attachments {
  ofChallenge(challengeId: number): Promise<Attachment | null>
  /** The attachments of the game's challenges, without those of their flags. */
  ofGame(gameId: number): Promise<(Attachment & { challengeId: number })[]>
  setOfChallenge(challengeId: number, target: AttachmentTarget): Promise<void>
  /** Returns the hash of the file. Null: there was none. */
  removeOfChallenge(challengeId: number): Promise<string | null>
  /** The files of a challenge and of its flags, one entry per reference. */
  filesOfChallenge(challengeId: number): Promise<string[]>
  filesOfGame(gameId: number): Promise<string[]>
}

const OF_CHALLENGE = statement(
  'attachments.ofChallenge',
  `select a.id, a.type, a.file_hash as "fileHash", f.size, a.name, a.url
   from attachments a left join files f on f.hash = a.file_hash
   where a.challenge_id = $1`,
)
const OF_GAME = statement(
  'attachments.ofGame',
  `select a.challenge_id as "challengeId", a.id, a.type, a.file_hash as "fileHash", f.size, a.name, a.url
   from challenges c join attachments a on a.challenge_id = c.id left join files f on f.hash = a.file_hash
   where c.game_id = $1`,
)
const SET = statement(
  'attachments.setOfChallenge',
  'insert into attachments (challenge_id, type, file_hash, name, url) values ($1, $2, $3, $4, $5)',
)
const REMOVE = statement(
  'attachments.removeOfChallenge',
  'delete from attachments where challenge_id = $1 returning file_hash as hash',
)
const LINKS = `select a.file_hash as hash from attachments a left join flags f on f.id = a.flag_id
   join challenges c on c.id = coalesce(a.challenge_id, f.challenge_id) where a.file_hash is not null`
const FILES_OF_CHALLENGE = statement('attachments.filesOfChallenge', `${LINKS} and c.id = $1`)
const FILES_OF_GAME = statement('attachments.filesOfGame', `${LINKS} and c.game_id = $1`)

export const attachmentsOn = (sql: Sql): Attachments => ({
  ofChallenge: (challengeId) => sql.one<Attachment>(OF_CHALLENGE, [challengeId]),
  ofGame: (gameId) => sql.many<Attachment & { challengeId: number }>(OF_GAME, [gameId]),
  setOfChallenge: async (challengeId, target) => {
    const isLocal = target.type === 'Local'
    await sql.run(SET, [
      challengeId,
      target.type,
      isLocal ? target.fileHash : null,
      isLocal ? target.name : null,
      isLocal ? null : target.url,
    ])
  },
  removeOfChallenge: async (challengeId) =>
    (await sql.one<{ hash: string | null }>(REMOVE, [challengeId]))?.hash ?? null,
  filesOfChallenge: async (challengeId) =>
    (await sql.many<{ hash: string }>(FILES_OF_CHALLENGE, [challengeId])).map(({ hash }) => hash),
  filesOfGame: async (gameId) =>
    (await sql.many<{ hash: string }>(FILES_OF_GAME, [gameId])).map(({ hash }) => hash),
})
