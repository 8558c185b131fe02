import type { GameInfoModel } from '../models/game-edit.ts'
import { FINDING_KINDS, SEVERITIES, type FindingKind, type Severity } from '../models/opening-check-names.ts'
import type { OpeningFinding } from '../models/opening-check.ts'
import { EPOCH, instant } from '../models/time.ts'
import { hasContainer } from './challenge.ts'
import {
  findingsOfChallenge,
  findingsOfWindow,
  type OpeningChallenge,
  type FlagSearchResult,
} from './opening-check-challenge.ts'

export type OpeningGame = Pick<
  GameInfoModel,
  'start' | 'end' | 'wpddl' | 'hidden' | 'acceptWithoutReview' | 'inviteCode'
>

export interface OpeningContext {
  /** Whether users must confirm their email address to register. */
  needsMail: boolean
  /** Whether emails leave the platform. False: no mail server is configured. */
  sendsMail: boolean
  runsContainers: boolean
  teams: number
}
export interface Opening {
  game: OpeningGame
  challenges: readonly OpeningChallenge[]
  searched: readonly FlagSearchResult[]
  /** Null: unknown. The check skips rules that depend on it. */
  around: OpeningContext | null
  now: number
}

const UNSET = instant(EPOCH)

/** The most severe findings first, then those of the game, then those of each challenge. */
export function findingsOfOpening({ game, challenges, searched, around, now }: Opening): OpeningFinding[] {
  const found = new Map(searched.map((one) => [one.challengeId, one]))
  const findings = [
    ...findingsOfGame(game, now),
    ...(around === null ? [] : judgeAround(challenges, around)),
    ...about(!challenges.some(({ isEnabled }) => isEnabled), 'NothingEnabled', 'Error'),
    ...challenges.flatMap((challenge) => [
      ...findingsOfChallenge(challenge, found.get(challenge.id) ?? null, around?.teams ?? null),
      ...findingsOfWindow(challenge, game),
    ]),
  ]
  const places = new Map(challenges.map(({ id }, at) => [id, at]))
  const placeOf = ({ challengeId }: OpeningFinding) =>
    challengeId === null ? -1 : (places.get(challengeId) ?? -1)
  return findings.sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      placeOf(a) - placeOf(b) ||
      FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind),
  )
}

export function findingsOfGame(
  { start, end, wpddl, hidden, acceptWithoutReview, inviteCode }: OpeningGame,
  now: number,
): OpeningFinding[] {
  return [
    ...timesOf(instant(start), instant(end), now),
    // An unset deadline means that the game has no writeups.
    ...about(instant(wpddl) !== UNSET && instant(wpddl) < instant(end), 'WriteupsCloseBeforeEnd', 'Warning'),
    ...about(acceptWithoutReview && (inviteCode ?? '') === '', 'OpenToEverybody', 'Information'),
    ...about(hidden, 'GameHidden', 'Information'),
  ]
}

function timesOf(startsAt: number, endsAt: number, now: number): OpeningFinding[] {
  if (startsAt === UNSET && endsAt === UNSET) return about(true, 'TimesUnset', 'Error')
  if (endsAt <= startsAt) return about(true, 'EndsBeforeStart', 'Error')
  // A start in the past is no error, because the game may be running.
  return about(endsAt < now, 'EndInPast', 'Error')
}

function judgeAround(
  challenges: readonly OpeningChallenge[],
  { needsMail, sendsMail, runsContainers }: OpeningContext,
): OpeningFinding[] {
  const isOfContainers = challenges.some(({ isEnabled, type }) => isEnabled && hasContainer(type))
  return [
    ...about(needsMail && !sendsMail, 'MailNotSent', 'Error'),
    ...about(isOfContainers && !runsContainers, 'ContainersUnavailable', 'Error'),
  ]
}

const about = (isSo: boolean, kind: FindingKind, severity: Severity): OpeningFinding[] =>
  isSo ? [{ kind, severity, challengeId: null, challenge: null, detail: null }] : []
