import type { FieldValue } from './three-way-merge.ts'

/**
 * A form knows the kinds of its fields; what is kept of them, and merged, tells them all as one. What is of
 * another kind reads as empty.
 */
export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function textsOf(value: FieldValue | undefined): readonly string[] {
  return typeof value === 'object' && value !== null ? value : []
}

export function isOn(value: FieldValue | undefined): boolean {
  return value === true
}

export function numberOf(value: FieldValue | undefined): number | null {
  return typeof value === 'number' ? value : null
}
