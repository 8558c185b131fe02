import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { editZh } from './edit.zh.ts'

export const editEn: Readonly<Record<keyof typeof editZh, string>> = {
  changedByOthers: 'Somebody else has changed this meanwhile; please compare both changes first',
  noticeMissing: 'There is no such notice',
  noticeOfSystem: 'The platform’s own notices cannot be changed or deleted',
  challengeMissing: 'There is no such challenge',
  gameTimesReversed: 'A game has to start before it ends',
  freezeOutsideGame: 'The freeze has to lie within the game',
  notFrozen: 'The scoreboard is not frozen',
  categoryTwice: 'A game has one entry for each category: {tag} is there twice',
  categoryLabelTaken: 'Two categories of a game cannot both be called “{label}”',
  bloodBonusTooBig: 'Each blood bonus may be at most {limit} ‰',
  challengeWithoutFlag: 'A challenge without a flag cannot be enabled',
  fileNameBlank: 'The attachment needs a file name',
  flagTemplateWeak:
    'Flags made from this template could be guessed: put [GUID] or [TEAM_HASH] into it, or make it longer',
  flagTemplateTooLong:
    'Flags made from this template would have more than {limit} characters, which nobody can hand in',
  attachmentBelongsToFlags: 'In a challenge with dynamic attachments they come with the flags',
  attachmentFileMissing: 'The attachment’s file does not exist; please upload it again',
  attachmentUrlInvalid: 'The remote address of an attachment must be an http or https link',
  fieldTooMany: '{field} may have at most {limit} entries',
  posterEmpty: 'The poster file is empty',
  posterTooLarge: `A poster may have at most ${PICTURE_MOST_BYTES / 1_048_576} MiB`,
  archiveTooLarge: 'The archive of a game may have at most {limit} GB',
  archiveTextTooLarge: 'The texts of an archived game may have at most {limit} MiB',
  archivedFileLost: 'The content of the file “{name}” is lost; please upload it again before you export',
  archiveDamaged: 'This file is no ZIP archive, or it is damaged',
  archiveUnsupported:
    'This kind of ZIP is not supported: no encryption, no parts, no 64-bit extension, no links, no rare compression',
  archiveCrowded: 'The archive has too many entries, or their names are too long',
  archiveUnpacksTooLarge: 'The archive would become too large when unpacked',
  archiveEntryMissing: '{name} is missing from the archive',
  archiveEntryStrange: 'The archive holds something that belongs to no game: {name}',
  archiveEntryDamaged: '{name} is damaged in the archive',
  archiveOfSomethingElse: 'This is not the archive of a game',
  archiveNewer:
    'This archive was made by a newer version (format {version}); please upgrade the platform first',
  fileNotUnused: 'This file does not exist, is in use, or was uploaded only recently',
}
