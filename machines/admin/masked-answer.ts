import type { GameEvent } from '#contract/models/event.ts'

/** A fixed length, because the length of a flag is a hint. */
export const MASK = '••••••••'

export interface MaskedAnswer {
  before: string
  answer: string
  after: string
}

/**
 * The last two blanks in a row end the flag. A flag may contain two blanks, so the match is greedy and rather
 * masks part of the title.
 */
const MESSAGE_PATTERN = /^(?<before>\[[^\]]*\] )(?<answer>[\s\S]*)(?<after> {2}[\s\S]*?)$/

/**
 * Null: the event has no flag. Content of an unknown form counts as a flag, so that none is shown by mistake.
 */
export function maskedAnswer({ type, content }: Pick<GameEvent, 'type' | 'content'>): MaskedAnswer | null {
  if (type !== 'FlagSubmit') return null
  const { before, answer, after } = MESSAGE_PATTERN.exec(content)?.groups ?? {}
  return before === undefined || answer === undefined || after === undefined
    ? { before: '', answer: content, after: '' }
    : { before, answer, after }
}
