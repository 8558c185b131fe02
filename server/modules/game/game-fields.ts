import { picked, secretsOf } from '#contract/fields/field.ts'
import { GAME } from '#contract/fields/game.ts'
import type { GameInfoModel, gameInfoModelInput } from '#contract/models/game-edit.ts'
import { instant, toIso } from '#contract/models/time.ts'
import type { Read } from '#contract/schema.ts'
import { isBloodBonus, MAX_BONUS } from '#contract/rules/blood-bonus.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ORGANIZATIONS } from '#contract/rules/edit-limits.ts'
import { isGameSchedule } from '#contract/rules/game-schedule.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { AuditedFields } from '#server/modules/audit/field-changes.ts'
import { checkTextLength, checkTextLengths } from '#server/http/length-limits.ts'
import type { Game, GameFields } from '#server/store/games.ts'
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
  if (!isGameSchedule(start, end)) throw refuse(400, 'gameTimesReversed')
  // The base server would silently store no bonus, and the organiser would notice after the game.
  if (!isBloodBonus(bloodBonus)) throw refuse(400, 'bloodBonusTooBig', { limit: MAX_BONUS })
}

/** A save replaces all fields, but missing organisations stay. */
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

export function toGameInfo({ startAt, endAt, wpddlAt, posterHash, pausedAt, ...game }: Game): GameInfoModel {
  return {
    ...game,
    poster: imageUrl(posterHash, 'poster'),
    start: toIso(startAt),
    end: toIso(endAt),
    wpddl: toIso(wpddlAt),
    ...(pausedAt === null ? {} : { pausedAt: toIso(pausedAt) }),
  }
}

export const toAuditedFields = ({ startAt, endAt, wpddlAt, ...fields }: GameFields): AuditedFields =>
  picked(GAME, { ...fields, start: toIso(startAt), end: toIso(endAt), wpddl: toIso(wpddlAt) })
export const SECRET_FIELDS = secretsOf(GAME)

export const toVersioned = (game: Game): Versioned<GameInfoModel> => ({
  answer: toGameInfo(game),
  version: game.version,
})
