import type { ContainerEnd, ContainerStateModel } from '../models/container.ts'
import type { ParticipationStatus } from '../models/participation.ts'
import type { AnswerResult } from '../models/submission.ts'
import type { StreamItems } from '../streams.ts'
import type { Feed } from './feed.ts'

export interface ContainerUpdate {
  container: ContainerStateModel | null
  end: ContainerEnd | null
}

/**
 * What one's own team has been told since this page listens. What was before is in the answers to its
 * questions.
 */
export interface TeamUpdates {
  /** By the id of the answer. */
  answers: ReadonlyMap<number, AnswerResult>
  /** By challenge; without a container it is gone, and `end` tells how. */
  containers: ReadonlyMap<number, ContainerUpdate>
  status: ParticipationStatus | null
}
export const NO_UPDATES: TeamUpdates = { answers: new Map(), containers: new Map(), status: null }

/** Nobody waits for the verdict on an answer of so long ago. */
const MAX_ANSWERS = 100

export const teamFeed: Feed<TeamUpdates, StreamItems['team']> = {
  // There is nothing to ask for: what is on view is asked for anew.
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
    // It is in the challenge, which is asked for again.
    case 'hints':
      return news
    default:
      item satisfies never
      // Of a newer server.
      return news
  }
}
