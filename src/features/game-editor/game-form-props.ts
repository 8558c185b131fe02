import type { FocusEvent } from 'react'
import { INVITE_CODE_LONGEST, type GameField, type GameFlaw, type GameForm } from '#contract/fields/game.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ORGANIZATIONS } from '#contract/rules/edit-limits.ts'
import type { GameEditorWords } from '#src/text/areas/game-editor.en.ts'

export interface GameFormProps {
  form: GameForm
  now: number
  /** The error to show at the field. Null while there is none to show. */
  errorOf: (field: GameField) => string | null
  edit: (changes: Partial<GameForm>) => void
  /**
   * For `onBlur` of an input that has the name of its field, so that its error appears when the user leaves
   * it.
   */
  leave: (event: FocusEvent<HTMLInputElement>) => void
}

const LONGEST: Partial<Record<GameField, number>> = {
  title: MAX_TITLE_LENGTH,
  inviteCode: INVITE_CODE_LONGEST,
  organizations: MAX_TITLE_LENGTH,
}

export function flawWords(field: GameField, flaw: GameFlaw, { flaw: words }: GameEditorWords): string {
  switch (flaw) {
    case 'missing':
      return field === 'start' ? words.start : field === 'end' ? words.end : words.title
    case 'long':
      return words.long(LONGEST[field] ?? MAX_TEXT_LENGTH)
    case 'many':
      return words.many(MAX_ORGANIZATIONS)
    case 'reversed':
      return words.reversed
    case 'number':
      return words.number
    case 'percent':
      return words.percent
    default:
      return flaw satisfies never
  }
}
