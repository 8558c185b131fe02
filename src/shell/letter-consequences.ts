import type { LetterEffects } from '#contract/models/letter.ts'
import type { LettersWords } from '#src/text/areas/letters.en.ts'
import type { Consequence } from './room/ask-dialog.tsx'

/** States, before a letter is sent, how long the sending takes and how many users it does not reach. */
export function letterConsequences(
  { seconds, unreachable, limited }: LetterEffects,
  words: Pick<LettersWords, 'takes' | 'unreachable' | 'limited'>,
): readonly Consequence[] {
  return [
    { grave: 'plain', text: words.takes(Math.ceil(seconds / 60)) },
    ...(unreachable > 0 ? [{ grave: 'costs' as const, text: words.unreachable(unreachable) }] : []),
    ...(limited > 0 ? [{ grave: 'costs' as const, text: words.limited(limited) }] : []),
  ]
}
