import { isBlank } from '../rules/team.ts'
import type { Field } from './field.ts'

/** What may be wrong with one field, whatever thing it is of; the words are in `text/`. */
export type FieldFlaw = 'missing' | 'long' | 'many' | 'number' | 'whole' | 'range'

const isText = (value: unknown) => typeof value === 'string'
const isLong = (typed: string, most: number) => (typed.length > most ? 'long' : null)

/** One line, without the blanks around it. */
export function line({
  most,
  isNeeded = false,
}: {
  most: number
  isNeeded?: boolean
}): Field<string, string, 'missing' | 'long'> {
  const flawOf = (typed: string) => (isNeeded && isBlank(typed) ? 'missing' : isLong(typed.trim(), most))
  return {
    blank: '',
    toTyped: (stored) => stored,
    toStored: (typed) => typed.trim(),
    flawOf,
    isTyped: isText,
  }
}
/** Written as it is to be shown. */
export function prose({ most }: { most: number }): Field<string, string, 'long'> {
  return {
    blank: '',
    toTyped: (stored) => stored,
    toStored: (typed) => typed,
    flawOf: (typed) => isLong(typed, most),
    isTyped: isText,
  }
}
/** An entry that was added and never written is none. */
export function proses({
  most,
  longest,
}: {
  most: number
  longest: number
}): Field<readonly string[], readonly string[], 'many' | 'long'> {
  return {
    blank: [],
    toTyped: (stored) => stored,
    toStored: (typed) => typed.filter((entry) => !isBlank(entry)),
    flawOf: (typed) =>
      typed.length > most ? 'many' : typed.some((entry) => entry.length > longest) ? 'long' : null,
    isTyped: (value) => Array.isArray(value) && value.every(isText),
  }
}
export function choice<Choice extends string>(
  choices: readonly Choice[],
  blank: Choice,
): Field<Choice, Choice, never> {
  return {
    blank,
    toTyped: (stored) => stored,
    toStored: (typed) => typed,
    flawOf: () => null,
    isTyped: (value) => choices.some((each) => each === value),
  }
}
export function toggle(): Field<boolean, boolean, never> {
  const same = (value: boolean) => value
  return {
    blank: false,
    toTyped: same,
    toStored: same,
    flawOf: () => null,
    isTyped: (value) => typeof value === 'boolean',
  }
}
interface Bounds {
  min: number
  max: number
}
/**
 * What was typed, so that nothing half-typed is lost. `step` is what the value is a multiple of, `unit` how
 * many of what is stored are one.
 */
export function amount(
  { min, max }: Bounds,
  { blank, step = null, unit = 1 }: { blank: string; step?: number | null; unit?: number },
): Field<number, string, 'missing' | 'number' | 'range' | 'whole'> {
  return {
    blank,
    toTyped: (stored) => String(unit === 1 ? stored : rounded(stored / unit)),
    toStored: (typed) => (unit === 1 ? numberIn(typed) : Math.round(numberIn(typed) * unit)),
    flawOf(typed) {
      const text = typed.trim()
      if (text === '') return 'missing'
      if (!/^-?\d+(?:[.,]\d+)?$/.test(text)) return 'number'
      const value = numberIn(text)
      if (value < min / unit || value > max / unit) return 'range'
      return step !== null && rounded(value / step) % 1 !== 0 ? 'whole' : null
    },
    isTyped: isText,
  }
}
/** Stored as a part of one. */
export function percent(blank: number): Field<number, number, never> {
  return {
    blank,
    toTyped: (stored) => rounded(stored * 100),
    toStored: (typed) => rounded(typed / 100),
    flawOf: () => null,
    isTyped: (value) => typeof value === 'number',
  }
}

/** People of some countries write a comma. */
const numberIn = (typed: string) => Number(typed.replace(',', '.'))
/** A share that went through a hundred and back is the one it was. */
const rounded = (value: number) => Number(value.toFixed(8))
