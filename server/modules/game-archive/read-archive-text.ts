import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '#contract/rules/edit-limits.ts'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  MAX_ARCHIVED_CHALLENGES,
  MAX_ARCHIVED_NOTICES,
  MAX_ARCHIVED_PICTURES,
} from '#contract/rules/game-archive.ts'
import { isRemoteUrl } from '#contract/rules/remote-url.ts'
import {
  gameArchive,
  type ArchivedAttachment,
  type ArchivedChallenge,
  type GameArchive,
} from '#contract/models/game-archive.ts'
import { int, model, text } from '#contract/schema.ts'
import { isHash } from '#server/files/file-storage.ts'
import { checkCategories } from '#server/modules/categories/check-categories.ts'
import {
  applyWindow,
  checkLengths,
  checkFileName,
  checkTemplate,
  checkWindow,
} from '#server/modules/challenge/challenge-patch.ts'
import { checkGraph } from '#server/modules/challenge/check-prerequisites.ts'
import { checkFlagKind } from '#server/modules/challenge/flag-kind.ts'
import { checkGame } from '#server/modules/game/game-fields.ts'
import { checkListLength, checkTextLength } from '#server/http/length-limits.ts'
import { readJson } from '#server/http/read-call.ts'
import { refuse } from '#server/http/refusal.ts'
import { attachmentsOf } from './to-archive.ts'

/** The fields that all versions share. Everything else may change. */
const kindOfText = model('KindOfArchive', { format: text(), version: int() })

/** Applies the same rules as the forms of organisers. */
export function readArchiveText(json: string): GameArchive {
  const { format, version } = readJson(kindOfText, json)
  if (format !== ARCHIVE_FORMAT || version < 1) throw refuse(400, 'archiveOfSomethingElse')
  if (version > ARCHIVE_VERSION) throw refuse(400, 'archiveNewer', { version })
  const archive = readJson(gameArchive, json)
  checkGame(archive.game)
  if (archive.game.poster !== null) checkHash(archive.game.poster)
  checkListLength('challenges', archive.challenges, MAX_ARCHIVED_CHALLENGES)
  archive.challenges.forEach(checkChallenge)
  const needs = new Map(archive.challenges.map(({ prerequisites }, place) => [place, prerequisites]))
  if (archive.challenges.some(({ prerequisites }) => prerequisites.some((place) => !needs.has(place))))
    throw refuse(400, 'prerequisiteMissing')
  checkGraph(needs, [...needs.keys()])
  checkCategories(archive.categories)
  checkListLength('notices', archive.notices, MAX_ARCHIVED_NOTICES)
  for (const { content } of archive.notices) checkTextLength('content', content, MAX_TEXT_LENGTH)
  checkListLength('pictures', archive.pictures, MAX_ARCHIVED_PICTURES)
  for (const { hash, name } of archive.pictures) {
    checkHash(hash)
    checkTextLength('name', name, MAX_TITLE_LENGTH)
  }
  return archive
}

function checkChallenge(challenge: ArchivedChallenge): void {
  checkLengths(challenge)
  checkFileName(challenge)
  checkTemplate(challenge, challenge.type)
  checkWindow(applyWindow({ opensAt: null, closesAt: null }, challenge))
  const { type, flagMatch, needsAllFlags } = challenge
  checkFlagKind(
    { type, flagMatch: flagMatch ?? 'Exact', needsAllFlags: needsAllFlags ?? false },
    challenge.flags.map(({ flag }) => flag.trim()),
  )
  if (challenge.isEnabled && challenge.type !== 'DynamicContainer' && challenge.flags.length === 0)
    throw refuse(400, 'challengeWithoutFlag')
  if (challenge.type === 'DynamicAttachment' && challenge.attachment !== null)
    throw refuse(400, 'attachmentBelongsToFlags')
  attachmentsOf(challenge).forEach(checkAttachment)
}

function checkAttachment({ attachmentType, fileHash, name, remoteUrl }: ArchivedAttachment): void {
  if (attachmentType === 'Local') {
    checkHash(fileHash ?? '')
    checkTextLength('name', name, MAX_TITLE_LENGTH)
  }
  if (attachmentType === 'Remote' && !isRemoteUrl(remoteUrl ?? '')) throw refuse(400, 'attachmentUrlInvalid')
}

function checkHash(hash: string): void {
  if (!isHash(hash)) throw refuse(400, 'attachmentFileMissing')
}
