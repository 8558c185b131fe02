import { LONGEST_TEXT, LONGEST_TITLE } from '#contract/rules/edit-limits.ts'
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, MOST_ARCHIVED_CHALLENGES, MOST_ARCHIVED_NOTICES } from '#contract/rules/game-archive.ts'
import { isRemoteUrl } from '#contract/rules/remote-url.ts'
import { gameArchive, type ArchivedAttachment, type ArchivedChallenge, type GameArchive } from '#contract/models/game-archive.ts'
import { int, model, text } from '#contract/schema.ts'
import { isHash } from '#server/files/file-storage.ts'
import { boundChallenge, checkFileName, checkTemplate } from '#server/modules/challenge/challenge-patch.ts'
import { checkGame } from '#server/modules/game/game-fields.ts'
import { boundList, boundText } from '#server/http/length-limits.ts'
import { readJson } from '#server/http/read-call.ts'
import { refuse } from '#server/http/refusal.ts'
import { attachmentsOf } from './to-archive.ts'

/** What every version has; a later one may differ in all else. */
const kindOfText = model('KindOfArchive', { format: text(), version: int() })

/** Held to the same rules as what organisers write by hand. */
export function readArchiveText(json: string): GameArchive {
  const { format, version } = readJson(kindOfText, json)
  if (format !== ARCHIVE_FORMAT || version < 1) throw refuse(400, 'archiveOfSomethingElse')
  if (version > ARCHIVE_VERSION) throw refuse(400, 'archiveNewer', { version })
  const archive = readJson(gameArchive, json)
  checkGame(archive.game)
  if (archive.game.poster !== null) checkHash(archive.game.poster)
  boundList('challenges', archive.challenges, MOST_ARCHIVED_CHALLENGES)
  archive.challenges.forEach(checkChallenge)
  boundList('notices', archive.notices, MOST_ARCHIVED_NOTICES)
  for (const { content } of archive.notices) boundText('content', content, LONGEST_TEXT)
  return archive
}

function checkChallenge(challenge: ArchivedChallenge): void {
  boundChallenge(challenge)
  checkFileName(challenge)
  checkTemplate(challenge, challenge.type)
  if (challenge.isEnabled && challenge.type !== 'DynamicContainer' && challenge.flags.length === 0) throw refuse(400, 'challengeWithoutFlag')
  if (challenge.type === 'DynamicAttachment' && challenge.attachment !== null) throw refuse(400, 'attachmentBelongsToFlags')
  attachmentsOf(challenge).forEach(checkAttachment)
}

function checkAttachment({ attachmentType, fileHash, name, remoteUrl }: ArchivedAttachment): void {
  if (attachmentType === 'Local') {
    checkHash(fileHash ?? '')
    boundText('name', name, LONGEST_TITLE)
  }
  if (attachmentType === 'Remote' && !isRemoteUrl(remoteUrl ?? '')) throw refuse(400, 'attachmentUrlInvalid')
}

function checkHash(hash: string): void {
  if (!isHash(hash)) throw refuse(400, 'attachmentFileMissing')
}
