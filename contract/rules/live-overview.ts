import type { LiveOverviewModel } from '../models/live-overview.ts'
import type { Submission } from '../models/submission.ts'
import { instant, toIso } from '../models/time.ts'

export const CONTROL_ROOM_MINUTES = 30
const MINUTE_MS = 60_000
export const overviewFrom = (now: number) => now - CONTROL_ROOM_MINUTES * MINUTE_MS

/** A challenge with the times of its counted solves, in order. Times are milliseconds since 1970. */
export interface OverviewChallenge {
  id: number
  title: string
  ats: readonly number[]
}

/** Null: the figure is unknown. */
export interface LiveOverview {
  /** `stored`: the server counted all submissions. `loaded`: the page counted those that it has loaded. */
  counted: 'stored' | 'loaded'
  /** One number for each of the last minutes, oldest first. The last minute ends now. */
  solves: readonly number[] | null
  /** The submissions of these minutes, and the wrong ones among them. */
  answers: { judged: number; wrong: number; since: number } | null
  /**
   * Titles of challenges without a solve, and without a submission after `since`. Null `since`: without any
   * submission.
   */
  silent: { titles: readonly string[]; since: number | null } | null
}
export const UNKNOWN_OVERVIEW: LiveOverview = { counted: 'stored', solves: null, answers: null, silent: null }

export interface StoredAnswers {
  now: number
  challenges: readonly OverviewChallenge[]
  /** Submissions by minute, from 0 at `overviewFrom`. Minutes without a submission are missing. */
  answers: readonly { minute: number; judged: number; wrong: number }[]
  tried: ReadonlySet<number>
}

/** Runs on the server, over all stored submissions. */
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
  /** Null: the board has not loaded. */
  challenges: readonly OverviewChallenge[] | null
  /** In any order. Null: none are loaded. */
  submissions: readonly Submission[] | null
}

/**
 * Runs in the browser, for servers without these figures. The time before the oldest loaded submission is
 * unknown.
 */
export function loadedOverview({ now, startsAt, challenges, submissions }: LoadedAnswers): LiveOverview {
  const from = overviewFrom(now)
  const known = submissions?.reduce((oldest, { time }) => Math.min(oldest, instant(time)), now) ?? now
  // Submissions have only the title of a challenge. Two challenges with the same title both count as tried.
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
    // The solves are in order, so the loop from the end stops at the first one that is too old.
    for (let place = ats.length - 1; place >= 0; place -= 1) {
      const at = ats[place] ?? 0
      if (at <= from) break
      const minute = Math.min(CONTROL_ROOM_MINUTES - 1, Math.ceil((at - from) / MINUTE_MS) - 1)
      minutes[minute] = (minutes[minute] ?? 0) + 1
    }
  }
  return minutes
}

/** `NotFound`: the challenge was not assigned to the team, so it could not be solved. */
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
