import type { TitleKey } from './titles/zh.ts'

/** The first error of an input. */
export interface InputError {
  title: TitleKey & `field${string}`
  field: string
  limit?: number
}
export type ReadResult = { ok: true; value: unknown } | { ok: false; complaint: InputError }

export const readOk = (value: unknown): ReadResult => ({ ok: true, value })
export const readError = (title: InputError['title'], field: string, limit?: number): ReadResult => ({
  ok: false,
  complaint: { title, field, ...(limit === undefined ? {} : { limit }) },
})
