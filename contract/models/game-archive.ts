import {
  absent,
  bool,
  fieldsAnd,
  int,
  iso,
  list,
  model,
  nullable,
  text,
  type Read,
  type Wire,
} from '../schema.ts'
import { attachmentCreateModel } from './attachment.ts'
import { ownCategory } from './category.ts'
import { challengeInfoModelInput, challengeUpdateModel } from './challenge-edit.ts'
import { gameInfoModelInput } from './game-edit.ts'

/**
 * `name` is the name of the attachment. The archive holds the bytes of a local one under `files/{fileHash}`.
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
  /** Places in the list of challenges, from 0, because an archive has no ids. */
  prerequisites: absent(list(int({ min: 0 })), []),
  attachment: absent(nullable(archivedAttachment), null),
  flags: absent(list(archivedFlag), []),
})
export type ArchivedChallenge = Read<typeof archivedChallenge>

export const archivedNotice = model('ArchivedNotice', { content: text({ required: true }), time: iso() })

/**
 * A picture that a text shows by its address. The archive holds its bytes under `files/{hash}`, and a hash is the
 * same everywhere, so no text changes.
 */
export const archivedPicture = model('ArchivedPicture', { hash: text(), name: text() })
export type ArchivedPicture = Wire<typeof archivedPicture>

/** `poster` is the hash of a picture in the archive. */
export const archivedGame = model(
  'ArchivedGame',
  fieldsAnd(gameInfoModelInput, { poster: absent(nullable(text()), null) }),
)

/**
 * The text `game.json` of an archive: everything that organisers write about a game. It has no ids, no keys
 * and no data of players, so another platform can import it.
 */
export const gameArchive = model('GameArchive', {
  format: text(),
  version: int(),
  game: archivedGame,
  challenges: list(archivedChallenge),
  /** True: organisers have set the order of the list. */
  hasOwnOrder: absent(bool(), false),
  /** Own labels and colours of categories. Older archives have none. */
  categories: absent(list(ownCategory), []),
  /** Oldest first, so that an import creates them in the same order. */
  notices: list(archivedNotice),
  /** Sorted by hash. Archives before version 2 have none. */
  pictures: absent(list(archivedPicture), []),
})
export type GameArchive = Read<typeof gameArchive>
