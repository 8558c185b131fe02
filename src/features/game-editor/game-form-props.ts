import type { FocusEvent } from 'react'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ORGANIZATIONS } from '#contract/rules/edit-limits.ts'
import {
  INVITE_CODE_LONGEST,
  type GameField,
  type GameFields,
  type GameFlaw,
} from '#machines/admin/game-fields.ts'
import type { GameEditorWords } from '#src/text/areas/game-editor.en.ts'

/** What every part of the form needs. */
export interface GameFormProps {
  form: GameFields
  now: number
  /** What is to be told at a field now. */
  errorOf: (field: GameField) => string | null
  edit: (changes: Partial<GameFields>) => void
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
      return field === 'startsAt' ? words.startsAt : field === 'endsAt' ? words.endsAt : words.title
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
