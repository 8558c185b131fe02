import type { ContainerEnd, ContainerStateModel } from '../models/container.ts'
import type { ParticipationStatus } from '../models/participation.ts'
import type { AnswerResult } from '../models/submission.ts'
import type { StreamItems } from '../streams.ts'
import type { Feed } from './feed.ts'

export interface ContainerUpdate {
  container: ContainerStateModel | null
  end: ContainerEnd | null
}

/** Messages to the own team since this page connected. The responses of calls contain the earlier ones. */
export interface TeamUpdates {
  /** Verdicts by submission id. */
  answers: ReadonlyMap<number, AnswerResult>
  /** Containers by challenge. A null container has ended, for the reason in `end`. */
  containers: ReadonlyMap<number, ContainerUpdate>
  status: ParticipationStatus | null
}
export const NO_UPDATES: TeamUpdates = { answers: new Map(), containers: new Map(), status: null }

/** Verdicts kept per team. Pages only wait for recent submissions. */
const MAX_ANSWERS = 100

export const teamFeed: Feed<TeamUpdates, StreamItems['team']> = {
  // No call returns a snapshot, so the first value is empty and stays.
  adopt: (before, fetched) => before ?? fetched,
  merge: withItem,
  apply: withItem,
  seqOf: null,
}

function withItem(news: TeamUpdates, item: StreamItems['team']): TeamUpdates {
  switch (item.kind) {
    case 'answer':
      return {
        ...news,
        answers: new Map([...[...news.answers].slice(1 - MAX_ANSWERS), [item.submitId, item.status]]),
      }
    case 'container':
      return {
        ...news,
        containers: new Map(news.containers).set(item.challengeId, {
          container: item.container,
          end: item.end,
        }),
      }
    case 'participation':
      return { ...news, status: item.status }
    // Hints arrive with the challenge, which the page reads again.
    case 'hints':
    // Notices are read again too.
    case 'notices':
      return news
    default:
      item satisfies never
      // A newer server may send kinds that this client does not know.
      return news
  }
}
