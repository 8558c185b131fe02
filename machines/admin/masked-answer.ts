import type { GameEvent } from '#contract/models/event.ts'

/** A fixed length: how long a flag is tells something of it. */
export const MASK = '••••••••'

/** Of an answer that was told as an event: what is around the flag, and the flag. */
export interface MaskedAnswer {
  before: string
  answer: string
  after: string
}

/**
 * The last two blanks in a row end the answer: an answer may hold such itself, and what belongs to the title
 * is rather hidden with it.
 */
const TOLD = /^(?<before>\[[^\]]*\] )(?<answer>[\s\S]*)(?<after> {2}[\s\S]*?)$/

/** Null where no answer is told. Of an event of an answer that reads otherwise, all counts as the answer. */
export function maskedAnswer({ type, content }: Pick<GameEvent, 'type' | 'content'>): MaskedAnswer | null {
  if (type !== 'FlagSubmit') return null
  const { before, answer, after } = TOLD.exec(content)?.groups ?? {}
  return before === undefined || answer === undefined || after === undefined
    ? { before: '', answer: content, after: '' }
    : { before, answer, after }
}
