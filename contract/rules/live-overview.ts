import type { LiveOverviewModel } from '../models/live-overview.ts'
import type { Submission } from '../models/submission.ts'
import { instant, toIso } from '../models/time.ts'

export const CONTROL_ROOM_MINUTES = 30
const MINUTE_MS = 60_000
/** The start of the minutes that all figures cover. */
export const overviewFrom = (now: number) => now - CONTROL_ROOM_MINUTES * MINUTE_MS

/** A challenge of the board with the times of all solves that count, in order. Milliseconds since 1970. */
export interface OverviewChallenge {
  id: number
  title: string
  ats: readonly number[]
}

/** The figures above a running game. Null: unknown. */
export interface LiveOverview {
  /**
   * `stored`: counted by the server over all submissions. `loaded`: counted by the page over what it has
   * loaded.
   */
  counted: 'stored' | 'loaded'
  /** Solves in each of the last minutes, the oldest first. A minute ends with the present one. */
  solves: readonly number[] | null
  /** Submissions in these minutes, and how many of them were wrong. */
  answers: { judged: number; wrong: number; since: number } | null
  /**
   * Titles of challenges without a solve, and without an attempt after `since`. Null `since`: without any
   * attempt.
   */
  silent: { titles: readonly string[]; since: number | null } | null
}
export const UNKNOWN_OVERVIEW: LiveOverview = { counted: 'stored', solves: null, answers: null, silent: null }

export interface StoredAnswers {
  now: number
  challenges: readonly OverviewChallenge[]
  /** Submissions by minute, counted from 0 at `overviewFrom`. Minutes without a submission are missing. */
  answers: readonly { minute: number; judged: number; wrong: number }[]
  /** Challenges with at least one submission. */
  tried: ReadonlySet<number>
}

/** Counts on the server, over everything that is stored. */
export function countLiveOverview({ now, challenges, answers, tried }: StoredAnswers): LiveOverviewModel {
  const [judged, wrong] = [emptyMinutes(), emptyMinutes()]
  for (const answer of answers) {
    judged[answer.minute] = answer.judged
    wrong[answer.minute] = answer.wrong
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
  /** The newest known submissions in any order; null if none are loaded. */
  submissions: readonly Submission[] | null
}

/**
 * Counts in the browser, for servers without the figures. Nothing is known of the time before the oldest
 * loaded submission.
 */
export function loadedOverview({ now, startsAt, challenges, submissions }: LoadedAnswers): LiveOverview {
  const from = overviewFrom(now)
  const known = submissions?.reduce((oldest, { time }) => Math.min(oldest, instant(time)), now) ?? now
  // Submissions name a challenge by its title only. Two challenges with the same title both count as tried.
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

/** A submission to a challenge that the team was not assigned is no attempt. */
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
