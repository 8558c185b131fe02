import { absent, fieldsAnd, int, iso, list, model, nullable, text, type Read, type Wire } from '../schema.ts'
import { attachmentCreateModel } from './attachment.ts'
import { ownCategory } from './category.ts'
import { challengeInfoModelInput, challengeUpdateModel } from './challenge-edit.ts'
import { gameInfoModelInput } from './game-edit.ts'

/**
 * The name belongs to the attachment; the bytes of a local one are the archive's entry `files/{fileHash}`.
 */
export const archivedAttachment = model(
  'ArchivedAttachment',
  fieldsAnd(attachmentCreateModel, { name: absent(nullable(text()), null) }),
)
export type ArchivedAttachment = Wire<typeof archivedAttachment>

export const archivedFlag = model('ArchivedFlag', {
  flag: text({ required: true, max: 125 }),
  attachment: absent(nullable(archivedAttachment), null),
})

/** Null and missing fields get the defaults of a new challenge. */
export const archivedChallenge = model('ArchivedChallenge', {
  ...fieldsAnd(challengeUpdateModel, challengeInfoModelInput.properties),
  title: text({ min: 1, clear: 'line' }),
  attachment: absent(nullable(archivedAttachment), null),
  flags: absent(list(archivedFlag), []),
})
export type ArchivedChallenge = Read<typeof archivedChallenge>

/** A notice that an organiser wrote. */
export const archivedNotice = model('ArchivedNotice', { content: text({ required: true }), time: iso() })

/** `poster` is the hash of a picture. */
export const archivedGame = model(
  'ArchivedGame',
  fieldsAnd(gameInfoModelInput, { poster: absent(nullable(text()), null) }),
)

/**
 * The text `game.json` of an archive: everything that organisers write of a game. It has no ids, no keys and
 * no data of players.
 */
export const gameArchive = model('GameArchive', {
  format: text(),
  version: int(),
  game: archivedGame,
  challenges: list(archivedChallenge),
  /** Own labels and colours. Older archives have none. */
  categories: absent(list(ownCategory), []),
  /** The oldest first. */
  notices: list(archivedNotice),
})
export type GameArchive = Read<typeof gameArchive>
