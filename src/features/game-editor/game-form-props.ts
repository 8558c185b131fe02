import type { FocusEvent } from 'react'
import { INVITE_CODE_LONGEST, type GameField, type GameFlaw, type GameForm } from '#contract/fields/game.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ORGANIZATIONS } from '#contract/rules/edit-limits.ts'
import type { GameEditorWords } from '#src/text/areas/game-editor.en.ts'

/** What every part of the form needs. */
export interface GameFormProps {
  form: GameForm
  now: number
  /** What is to be told at a field now. */
  errorOf: (field: GameField) => string | null
  edit: (changes: Partial<GameForm>) => void
  /** For the `onBlur` of an input that has its field's name. */
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
