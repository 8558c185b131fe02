import { EPOCH, instant, toIso, type Iso } from '../models/time.ts'
import { isBlank } from '../rules/team.ts'
import type { Field } from './field.ts'

const isText = (value: unknown) => typeof value === 'string'
const isLong = (typed: string, most: number) => (typed.length > most ? 'long' : null)

/** A line, stored without the blanks around it. */
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
/** Text that is stored with its blanks. */
export function prose({ most }: { most: number }): Field<string, string, 'long'> {
  return {
    blank: '',
    toTyped: (stored) => stored,
    toStored: (typed) => typed,
    flawOf: (typed) => isLong(typed, most),
    isTyped: isText,
  }
}
export function texts({
  most,
  longest,
}: {
  most: number
  longest: number
}): Field<string[], readonly string[], 'many' | 'long'> {
  return {
    blank: [],
    toTyped: (stored) => stored,
    toStored: (typed) => [...typed],
    flawOf: (typed) =>
      typed.length > most ? 'many' : typed.some((entry) => entry.length > longest) ? 'long' : null,
    isTyped: (value) => Array.isArray(value) && value.every(isText),
  }
}
/** A list of texts, without the entries that were added and left blank. */
export function proses(bounds: {
  most: number
  longest: number
}): Field<string[], readonly string[], 'many' | 'long'> {
  return { ...texts(bounds), toStored: (typed) => typed.filter((entry) => !isBlank(entry)) }
}
/** Ids of other things, each once. The form keeps them as texts, in the order in which they were chosen. */
export function ids({ most }: { most: number }): Field<number[], readonly string[], 'many'> {
  return {
    blank: [],
    toTyped: (stored) => stored.map(String),
    toStored: (typed) => [...new Set(typed.map(Number))],
    flawOf: (typed) => (typed.length > most ? 'many' : null),
    isTyped: (value) => Array.isArray(value) && value.every((entry) => /^\d+$/.test(String(entry))),
  }
}
/** A time. Null in the form, and the epoch on the wire, if there is none. */
export function moment(): Field<Iso, number | null, never> {
  return {
    blank: null,
    toTyped: (stored) => (instant(stored) === instant(EPOCH) ? null : instant(stored)),
    toStored: (typed) => (typed === null ? EPOCH : toIso(typed)),
    flawOf: () => null,
    isTyped: (value) => value === null || typeof value === 'number',
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
 * The form keeps a number as text, so that a half-typed one is not lost. `step`: the value must be a multiple
 * of it. `unit`: one in the form is this many in the store.
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
/** Per cent in the form, a share of one in the store. */
export function percent(blank: number): Field<number, number, never> {
  return {
    blank,
    toTyped: (stored) => rounded(stored * 100),
    toStored: (typed) => rounded(typed / 100),
    flawOf: () => null,
    isTyped: (value) => typeof value === 'number',
  }
}

/** Some countries write a comma. */
export const numberIn = (typed: string) => Number(typed.replace(',', '.'))
/** Removes the error of binary fractions: 0.29 × 100 becomes 29 and not 28.999999999999996. */
const rounded = (value: number) => Number(value.toFixed(8))
