import type { LiveOverviewModel } from '../models/live-overview.ts'
import type { Submission } from '../models/submission.ts'
import { instant, toIso } from '../models/time.ts'

export const CONTROL_ROOM_MINUTES = 30
const MINUTE_MS = 60_000
/** Of a moment on all figures are about the minutes since then. */
export const overviewFrom = (now: number) => now - CONTROL_ROOM_MINUTES * MINUTE_MS

/**
 * Of the board, with the time of every solve that counts, in their order. Times are milliseconds since 1970.
 */
export interface OverviewChallenge {
  id: number
  title: string
  ats: readonly number[]
}

/** What the strip above a running game shows; null is what is not known. */
export interface LiveOverview {
  /** By the server, of all that is stored; or by the screen, of what it happens to have loaded. */
  counted: 'stored' | 'loaded'
  /** Solves in each of the last minutes, the oldest first. A minute ends with the present one. */
  solves: readonly number[] | null
  /** Of the answers of these minutes: how many, and how many were wrong. */
  answers: { judged: number; wrong: number; since: number } | null
  /** Titles of those that nobody has solved, nor tried since then; null is since ever. */
  silent: { titles: readonly string[]; since: number | null } | null
}
export const UNKNOWN_OVERVIEW: LiveOverview = { counted: 'stored', solves: null, answers: null, silent: null }

export interface StoredAnswers {
  now: number
  challenges: readonly OverviewChallenge[]
  /** Of each minute since `overviewFrom`, counted from 0, in which there was an answer. */
  answers: readonly { minute: number; judged: number; wrong: number }[]
  /** Of the challenges, those that somebody has ever tried. */
  tried: ReadonlySet<number>
}

/** The server's, which can look up everything. */
export function countLiveOverview({ now, challenges, answers, tried }: StoredAnswers): LiveOverviewModel {
  const [judged, wrong] = [emptyMinutes(), emptyMinutes()]
  for (const told of answers) {
    judged[told.minute] = told.judged
    wrong[told.minute] = told.wrong
  }
  return {
    countedAt: toIso(now),
    solves: [...solvesSince(challenges, overviewFrom(now))],
    judged,
    wrong,
    silent: silentAmong(challenges, ({ id }) => tried.has(id)).map(({ id, title }) => ({ id, title })),
  }
}

export function storedOverview({
  countedAt,
  solves,
  judged,
  wrong,
  silent,
}: LiveOverviewModel): LiveOverview {
  return {
    counted: 'stored',
    solves,
    answers: { judged: sum(judged), wrong: sum(wrong), since: overviewFrom(instant(countedAt)) },
    silent: { titles: silent.map(({ title }) => title), since: null },
  }
}

export interface LoadedAnswers {
  now: number
  startsAt: number
  /** Null while there is no board. */
  challenges: readonly OverviewChallenge[] | null
  /** The newest ones that are known, in any order; null while none are. */
  submissions: readonly Submission[] | null
}

/**
 * The browser's, in front of a server that counts nothing. Of what was before the oldest loaded answer
 * nothing can be said.
 */
export function loadedOverview({ now, startsAt, challenges, submissions }: LoadedAnswers): LiveOverview {
  const from = overviewFrom(now)
  const known = submissions?.reduce((oldest, { time }) => Math.min(oldest, instant(time)), now) ?? now
  // Answers name a challenge by its title alone: of two that are called alike both count as tried.
  const tried = new Set(submissions?.filter(isTry).map(({ challenge }) => challenge))
  return {
    counted: 'loaded',
    solves: challenges && solvesSince(challenges, from),
    answers: submissions && answersSince(submissions, Math.max(from, Math.min(known, now))),
    silent: challenges &&
      submissions && {
        titles: silentAmong(challenges, ({ title }) => tried.has(title)).map(({ title }) => title),
        since: submissions.length === 0 ? startsAt : known,
      },
  }
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const emptyMinutes = () => Array.from({ length: CONTROL_ROOM_MINUTES }, () => 0)

function solvesSince(challenges: readonly OverviewChallenge[], from: number): readonly number[] {
  const minutes = emptyMinutes()
  for (const { ats } of challenges) {
    // The solves are in order, so the loop from the end stops at the first that does not count.
    for (let place = ats.length - 1; place >= 0; place -= 1) {
      const at = ats[place] ?? 0
      if (at <= from) break
      const minute = Math.min(CONTROL_ROOM_MINUTES - 1, Math.ceil((at - from) / MINUTE_MS) - 1)
      minutes[minute] = (minutes[minute] ?? 0) + 1
    }
  }
  return minutes
}

/** An answer to a challenge that the team has not been given is none. */
const isTry = ({ status }: Submission) => status !== 'NotFound'

function answersSince(submissions: readonly Submission[], since: number): LiveOverview['answers'] {
  const tries = submissions.filter(isTry)
  const judged = tries.filter(({ status, time }) => status !== 'FlagSubmitted' && instant(time) >= since)
  return { judged: judged.length, wrong: judged.filter(({ status }) => status !== 'Accepted').length, since }
}

const silentAmong = (
  challenges: readonly OverviewChallenge[],
  isTried: (challenge: OverviewChallenge) => boolean,
) => challenges.filter((challenge) => challenge.ats.length === 0 && !isTried(challenge))
