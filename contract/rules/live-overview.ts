import type { Submission } from '../models/submission.ts'
import { instant } from '../models/time.ts'

export const CONTROL_ROOM_MINUTES = 30
const MINUTE_MS = 60_000

/** What the strip above a running game is worked out from. Times are milliseconds since 1970. */
export interface LiveOverviewInput {
  now: number
  startsAt: number
  /** Of the board, with the time of every solve that counts. Null while it is not known. */
  challenges: readonly { title: string; ats: readonly number[] }[] | null
  /** The newest ones that are known, in any order; null while none are. */
  submissions: readonly Submission[] | null
}
export interface LiveOverview {
  /** Solves in each of the last minutes, the oldest first. A minute ends with the present one. */
  solves: readonly number[] | null
  /** Of the answers of these minutes that are known: how many, and how many were wrong. */
  answers: { judged: number; wrong: number; since: number } | null
  /** Titles of those that nobody has solved, nor tried since then. */
  silent: { titles: readonly string[]; since: number } | null
}

export function liveOverview({ now, startsAt, challenges, submissions }: LiveOverviewInput): LiveOverview {
  const from = now - CONTROL_ROOM_MINUTES * MINUTE_MS
  // Of what was before the oldest known answer nothing can be said.
  const known = submissions?.reduce((oldest, { time }) => Math.min(oldest, instant(time)), now) ?? now
  return {
    solves: challenges && solvesSince(challenges, from),
    answers: submissions && answersSince(submissions, Math.max(from, Math.min(known, now))),
    silent: challenges && submissions && { titles: silentAmong(challenges, submissions), since: submissions.length === 0 ? startsAt : known },
  }
}

function solvesSince(challenges: NonNullable<LiveOverviewInput['challenges']>, from: number): readonly number[] {
  const minutes = Array.from({ length: CONTROL_ROOM_MINUTES }, () => 0)
  for (const { ats } of challenges) {
    // In their order: whoever looks from the end looks at no more than is counted.
    for (let place = ats.length - 1; place >= 0; place -= 1) {
      const at = ats[place] ?? 0
      if (at <= from) break
      const minute = Math.min(CONTROL_ROOM_MINUTES - 1, Math.ceil((at - from) / MINUTE_MS) - 1)
      minutes[minute] = (minutes[minute] ?? 0) + 1
    }
  }
  return minutes
}

/** An answer to a challenge that the team has not been given is no try at it. */
function answersSince(submissions: readonly Submission[], since: number): LiveOverview['answers'] {
  const judged = submissions.filter(({ status, time }) => status !== 'FlagSubmitted' && status !== 'NotFound' && instant(time) >= since)
  return { judged: judged.length, wrong: judged.filter(({ status }) => status !== 'Accepted').length, since }
}

/** Answers name a challenge by its title alone: of two that are called alike both count as tried. */
function silentAmong(challenges: NonNullable<LiveOverviewInput['challenges']>, submissions: readonly Submission[]): readonly string[] {
  const tried = new Set(submissions.map(({ challenge }) => challenge))
  return challenges.filter(({ title, ats }) => ats.length === 0 && !tried.has(title)).map(({ title }) => title)
}
