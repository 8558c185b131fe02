import { CAUSE_KINDS, type CauseKind } from '#contract/models/attention-names.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** This many teams with the same wrong flag hint at an error in the challenge. */
export const SAME_WRONG_TEAMS = 8
export const SILENT_MS = 3 * HOUR_MS
const WAVE_MS = 10 * MINUTE_MS
/**
 * The rate must have been observed this long before the window, because the first solves of a challenge are
 * no wave.
 */
const RATE_MS = 30 * MINUTE_MS
const SOON_MS = 2 * HOUR_MS
const NAMED = 5

/** A rule needs more to start than to continue, so that a cause does not flicker at its bound. */
const BOUNDS = {
  waveSolves: { begin: 5, goOn: 3 },
  waveTimes: { begin: 5, goOn: 2 },
  failedTeams: { begin: 2, goOn: 1 },
  freePercent: { begin: 5, goOn: 8 },
} as const

/**
 * A cause stays this long after its rule stopped holding. Otherwise nobody would see a wave that is over in a
 * minute.
 */
const STAYS_MS: Partial<Record<CauseKind, number>> = {
  SuddenWave: 30 * MINUTE_MS,
  InstancesFail: 2 * MINUTE_MS,
}
/** These rules look back at a time in which the server may have been down. */
const IN_DOUBT: readonly CauseKind[] = ['SuddenWave', 'Silent']
export const QUIET_MS = 10 * MINUTE_MS

/** Times are milliseconds since 1970. */
export interface WatchedChallenge {
  id: number
  title: string
  /** Players can see the challenge since this time. Null: they cannot. */
  outSince: number | null
  /** The time at which the clock releases it. Null: none. */
  opensAt: number | null
  isClosed: boolean
  /** Counted solves, in order. */
  ats: readonly number[]
  /** The last submission within three hours. Null: none. */
  lastTryAt: number | null
  /**
   * Teams whose last start failed within half an hour, with the first and the last of these times. Null:
   * none.
   */
  failed: { teams: number; firstAt: number; lastAt: number } | null
  lastStartAt: number | null
  /** Teams that wait for an instance. */
  waiting: number
  /** Findings of the opening check that keep the challenge from being played. */
  faults: number
}
export interface Crowd {
  count: number
  since: number
}
export interface AttentionFacts {
  now: number
  startsAt: number
  endsAt: number
  isPaused: boolean
  challenges: readonly WatchedChallenge[]
  sameWrong: readonly { challengeId: number; answer: string; teams: number; times: number; since: number }[]
  pairs: Crowd
  pending: Crowd
  mail: Crowd
  /** The free share of the disk. Null: unknown. */
  freePercent: number | null
}
export interface FoundCause {
  key: string
  kind: CauseKind
  challenges: number[]
  count: number
  other: number
  detail: string
  since: number
}
export interface StoredCause extends FoundCause {
  /** The last time at which the rule of the cause held. */
  seenAt: number
}

type IsUp = (key: string) => boolean

/** The causes whose rules hold now. `isUp`: whether a cause is shown already, which lowers its bound. */
export function findCauses(facts: AttentionFacts, isUp: IsUp): FoundCause[] {
  const { now, startsAt, endsAt } = facts
  const isOn = now >= startsAt && now < endsAt
  return [
    ...(isOn ? facts.challenges.flatMap((one) => failing(one, isUp)) : []),
    ...disk(facts, isUp),
    ...facts.sameWrong.map(sameWrong),
    ...crowd('MailStuck', facts.mail),
    ...soon(facts),
    ...crowd('Pairs', facts.pairs),
    ...(isOn && !facts.isPaused ? facts.challenges.flatMap((one) => wave(one, facts, isUp)) : []),
    ...(now < endsAt ? crowd('TeamsWaiting', facts.pending) : []),
    ...(isOn && !facts.isPaused ? silent(facts) : []),
  ]
}

/**
 * Keeps the original time of each cause, and keeps the causes of `STAYS_MS` for their time. After a start of
 * the server, a cause of `IN_DOUBT` begins only when the server has watched for long enough.
 */
export function holdCauses(
  found: readonly FoundCause[],
  stored: readonly StoredCause[],
  { now, openedAt }: { now: number; openedAt: number },
): StoredCause[] {
  const known = new Map(stored.map((one) => [one.key, one]))
  const isQuiet = now < openedAt + QUIET_MS
  const shown = found.flatMap((one): StoredCause[] => {
    const before = known.get(one.key)
    if (!before && isQuiet && IN_DOUBT.includes(one.kind)) return []
    return [{ ...one, since: Math.min(before?.since ?? one.since, now), seenAt: now }]
  })
  const keys = new Set(shown.map(({ key }) => key))
  const staying = stored.filter(
    ({ key, kind, seenAt }) => !keys.has(key) && now < seenAt + (STAYS_MS[kind] ?? 0),
  )
  return [...shown, ...staying].sort(
    (a, b) =>
      CAUSE_KINDS.indexOf(a.kind) - CAUSE_KINDS.indexOf(b.kind) ||
      a.since - b.since ||
      (a.key < b.key ? -1 : 1),
  )
}

const about = ({ id, title }: WatchedChallenge) => ({ challenges: [id], detail: title })

function failing(one: WatchedChallenge, isUp: IsUp): FoundCause[] {
  const { id, failed, lastStartAt, waiting } = one
  const key = `fail:${id}`
  const least = isUp(key) ? BOUNDS.failedTeams.goOn : BOUNDS.failedTeams.begin
  if (failed === null || failed.teams < least) return []
  // A start that succeeded after all failures shows that the fault is gone.
  if (lastStartAt !== null && lastStartAt > failed.lastAt) return []
  const kind = 'InstancesFail'
  return [{ key, kind, ...about(one), count: failed.teams, other: waiting, since: failed.firstAt }]
}

function disk({ freePercent, now }: AttentionFacts, isUp: IsUp): FoundCause[] {
  const most = isUp('disk') ? BOUNDS.freePercent.goOn : BOUNDS.freePercent.begin
  if (freePercent === null || freePercent >= most) return []
  const count = Math.floor(freePercent)
  return [{ key: 'disk', kind: 'DiskFull', challenges: [], count, other: 0, detail: '', since: now }]
}

function sameWrong({
  challengeId,
  answer,
  teams,
  times,
  since,
}: AttentionFacts['sameWrong'][number]): FoundCause {
  return {
    key: `wrong:${challengeId}:${answer}`.slice(0, 200),
    kind: 'SameWrongAnswer',
    challenges: [challengeId],
    count: teams,
    other: times,
    detail: answer,
    since,
  }
}

function crowd(kind: 'MailStuck' | 'Pairs' | 'TeamsWaiting', { count, since }: Crowd): FoundCause[] {
  return count === 0 ? [] : [{ key: kind, kind, challenges: [], count, other: 0, detail: '', since }]
}

/** Challenges that come out within two hours and cannot be played as they are. */
function soon({ challenges, now, startsAt }: AttentionFacts): FoundCause[] {
  return challenges.flatMap((one) => {
    const { id, opensAt, faults } = one
    if (faults === 0 || opensAt === null || now < startsAt) return []
    if (opensAt <= now || opensAt > now + SOON_MS) return []
    const kind = 'Soon'
    return [{ key: `soon:${id}`, kind, ...about(one), count: faults, other: 0, since: opensAt - SOON_MS }]
  })
}

function wave(one: WatchedChallenge, { now }: AttentionFacts, isUp: IsUp): FoundCause[] {
  const { id, ats, outSince } = one
  const from = now - WAVE_MS
  if (outSince === null || from - outSince < RATE_MS) return []
  const key = `wave:${id}`
  const bound = isUp(key) ? 'goOn' : 'begin'
  const first = ats.findLastIndex((at) => at <= from) + 1
  const count = ats.length - first
  // The solves to expect in the window, at the rate of the time before.
  const rate = (first * WAVE_MS) / (from - outSince)
  if (count < BOUNDS.waveSolves[bound] || count < BOUNDS.waveTimes[bound] * rate) return []
  return [{ key, kind: 'SuddenWave', ...about(one), count, other: first, since: ats[first] ?? now }]
}

/** One cause for all such challenges, so that they do not fill the list. */
function silent({ challenges, now }: AttentionFacts): FoundCause[] {
  const found = silentAmong(challenges, now)
  if (found.length === 0) return []
  const titles = found.slice(0, NAMED).map(({ title }) => title)
  const detail = [...titles, ...(found.length > NAMED ? ['…'] : [])].join(', ')
  const ids = found.map(({ id }) => id)
  return [{ key: 'silent', kind: 'Silent', challenges: ids, count: ids.length, other: 0, detail, since: now }]
}

/** Challenges that have been out for three hours and have no submission in the last three hours. */
export const silentAmong = (challenges: readonly WatchedChallenge[], now: number) =>
  challenges.filter(
    ({ outSince, isClosed, lastTryAt }) =>
      outSince !== null &&
      !isClosed &&
      now - outSince >= SILENT_MS &&
      (lastTryAt === null || now - lastTryAt >= SILENT_MS),
  )
