import { CHALLENGE } from '#contract/fields/challenge.ts'
import { picked } from '#contract/fields/field.ts'
import { ARCHIVE_FORMAT } from '#contract/rules/game-archive.ts'
import type { ArchivedAttachment, ArchivedChallenge, GameArchive } from '#contract/models/game-archive.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import type { Attachment } from '#server/store/attachments.ts'
import type { Game } from '#server/store/games.ts'
import type { WholeChallenge, WholeGame } from './read-whole-game.ts'

/**
 * Has no ids and no save times, so that the same game gives the same archive. It has no keys either, because
 * a second server with the keys could sign the tokens of the first.
 */
export function toArchive({ game, challenges, hasOwnOrder, categories, notices }: WholeGame): GameArchive {
  const places = new Map(challenges.map(({ id }, place) => [id, place]))
  return {
    format: ARCHIVE_FORMAT,
    version: 1,
    game: archivedGameOf(game),
    challenges: challenges.map((challenge) => archivedChallengeOf(challenge, places)),
    hasOwnOrder,
    categories,
    notices: notices.map(({ content, at }) => ({ content, time: toIso(at) })),
    pictures: [],
  }
}

/** The files of an archive, each once, with the first name that refers to it. */
export function filesIn({ game, challenges, pictures }: GameArchive): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const add = (hash: string | null, name: string) => {
    if (hash !== null && !files.has(hash)) files.set(hash, name)
  }
  add(game.poster, 'poster.webp')
  for (const attachment of challenges.flatMap(attachmentsOf))
    add(attachment.fileHash, attachment.name ?? 'file')
  for (const { hash, name } of pictures) add(hash, name)
  return files
}

export const attachmentsOf = ({ attachment, flags }: Pick<ArchivedChallenge, 'attachment' | 'flags'>) =>
  [attachment, ...flags.map((flag) => flag.attachment)].filter((one) => one !== null)

function archivedGameOf(game: Game): GameArchive['game'] {
  return {
    title: game.title,
    hidden: game.hidden,
    summary: game.summary,
    content: game.content,
    acceptWithoutReview: game.acceptWithoutReview,
    inviteCode: game.inviteCode,
    organizations: game.organizations,
    teamMemberCountLimit: game.teamMemberCountLimit,
    containerCountLimit: game.containerCountLimit,
    poster: game.posterHash,
    practiceMode: game.practiceMode,
    start: toIso(game.startAt),
    end: toIso(game.endAt),
    wpddl: toIso(game.wpddlAt),
    wpNote: game.wpNote,
    bloodBonus: game.bloodBonus,
  }
}

/** Prerequisites that are not in the archive are left out. */
function archivedChallengeOf(
  challenge: WholeChallenge,
  places: ReadonlyMap<number, number>,
): ArchivedChallenge {
  return {
    ...picked(CHALLENGE, challenge),
    prerequisites: challenge.prerequisites.flatMap((id) => places.get(id) ?? []),
    opensAt: toIsoOrNull(challenge.opensAt),
    closesAt: toIsoOrNull(challenge.closesAt),
    type: challenge.type,
    isEnabled: challenge.isEnabled,
    attachment: archivedAttachmentOf(challenge.attachment),
    flags: challenge.flags.map(({ flag, attachment }) => ({
      flag,
      attachment: archivedAttachmentOf(attachment),
    })),
  }
}

/** An attachment whose file was deleted counts as none. */
function archivedAttachmentOf(attachment: Attachment | null): Required<ArchivedAttachment> | null {
  if (attachment === null) return null
  const { type: attachmentType, fileHash, name, url: remoteUrl } = attachment
  return attachmentType === 'Local' && fileHash === null
    ? null
    : { attachmentType, fileHash, name, remoteUrl }
}
