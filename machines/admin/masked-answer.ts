import type { GameEvent } from '#contract/models/event.ts'

/** A fixed length, because the length of a flag reveals something of it. */
export const MASK = '••••••••'

export interface MaskedAnswer {
  before: string
  answer: string
  after: string
}

/**
 * The last two blanks in a row end the answer. An answer may contain two blanks, so part of the title is
 * rather masked with it.
 */
const MESSAGE_PATTERN = /^(?<before>\[[^\]]*\] )(?<answer>[\s\S]*)(?<after> {2}[\s\S]*?)$/

/** Null: the event has no answer. Content of an unknown form counts as the answer as a whole. */
export function maskedAnswer({ type, content }: Pick<GameEvent, 'type' | 'content'>): MaskedAnswer | null {
  if (type !== 'FlagSubmit') return null
  const { before, answer, after } = MESSAGE_PATTERN.exec(content)?.groups ?? {}
  return before === undefined || answer === undefined || after === undefined
    ? { before: '', answer: content, after: '' }
    : { before, answer, after }
}
