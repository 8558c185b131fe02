import { ANSWER_RESULTS, type AnswerResult } from '#contract/models/submission.ts'
import type { GameEvent } from '#contract/models/event.ts'

/** The verdict in front of an answer that an event reports. Null for a text of another form. */
export function verdictIn(before: string): AnswerResult | null {
  return ANSWER_RESULTS.find((result) => before === `[${result}] `) ?? null
}

/** The challenge of an event of an instance. The server ends it with an English word, which the kind of the event says already. */
export function challengeIn({ type, content }: Pick<GameEvent, 'type' | 'content'>): string | null {
  if (type !== 'ContainerStart' && type !== 'ContainerDestroy') return null
  return /^([\s\S]+#\d+) (?:started|destroyed)$/.exec(content)?.[1] ?? null
}
