import type { AuditField } from '#contract/models/audit-names.ts'
import type { GameInfoModel, gameInfoModelInput } from '#contract/models/game-edit.ts'
import { instant, toIso } from '#contract/models/time.ts'
import type { Read } from '#contract/schema.ts'
import { isBloodBonus, MAX_BONUS } from '#contract/rules/blood-bonus.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ORGANIZATIONS } from '#contract/rules/edit-limits.ts'
import { isGameSpan } from '#contract/rules/game-schedule.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { AuditedFields } from '#server/modules/audit/field-changes.ts'
import { checkTextLength, checkTextLengths } from '#server/http/length-limits.ts'
import type { Game, GameFields } from '#server/store/rows/game.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Versioned } from '#server/http/version.ts'

export type GamePatch = Read<typeof gameInfoModelInput>

export function checkGame({
  title,
  summary,
  content,
  wpNote,
  organizations,
  start,
  end,
  bloodBonus,
}: GamePatch): void {
  checkTextLength('title', title, MAX_TITLE_LENGTH)
  checkTextLength('summary', summary, MAX_TEXT_LENGTH)
  checkTextLength('content', content, MAX_TEXT_LENGTH)
  checkTextLength('wpNote', wpNote, MAX_TEXT_LENGTH)
  checkTextLengths('organizations', organizations, MAX_ORGANIZATIONS)
  if (!isGameSpan(start, end)) throw refuse(400, 'gameTimesReversed')
  // The base wire stores no bonus at all instead, which the organiser finds out when the game is over.
  if (!isBloodBonus(bloodBonus)) throw refuse(400, 'bloodBonusTooBig', { limit: MAX_BONUS })
}

/** A save replaces all but the organisations, which stay where none are sent. */
export function fieldsOf(wish: GamePatch, organizations: string[] | null): GameFields {
  const { start, end, wpddl, ...fields } = wish
  return {
    ...fields,
    organizations: wish.organizations ? [...new Set(wish.organizations)] : organizations,
    startAt: instant(start),
    endAt: instant(end),
    wpddlAt: instant(wpddl),
  }
}

export function toGameInfo({ startAt, endAt, wpddlAt, posterHash, ...game }: Game): GameInfoModel {
  return {
    ...game,
    poster: imageUrl(posterHash, 'poster'),
    start: toIso(startAt),
    end: toIso(endAt),
    wpddl: toIso(wpddlAt),
  }
}

/** As an organiser knows the fields. */
export function toAuditedFields({ startAt, endAt, wpddlAt, ...fields }: GameFields): AuditedFields {
  const {
    title,
    hidden,
    summary,
    content,
    acceptWithoutReview,
    inviteCode,
    organizations,
    teamMemberCountLimit,
  } = fields
  const { containerCountLimit, practiceMode, wpNote, bloodBonus } = fields
  const texts = {
    title,
    hidden,
    summary,
    content,
    acceptWithoutReview,
    inviteCode,
    organizations,
    teamMemberCountLimit,
  }
  const times = { start: toIso(startAt), end: toIso(endAt), wpddl: toIso(wpddlAt) }
  return { ...texts, containerCountLimit, practiceMode, ...times, wpNote, bloodBonus }
}
/** Who knows the code of a game may come in. */
export const SECRET_FIELDS: readonly AuditField[] = ['inviteCode']

export const toVersioned = (game: Game): Versioned<GameInfoModel> => ({
  answer: toGameInfo(game),
  version: game.version,
})
