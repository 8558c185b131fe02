import type { TitleKey } from './titles/zh.ts'

/** The first thing wrong with an input: which sentence, about which field. */
export interface Complaint {
  title: TitleKey & `field${string}`
  field: string
  limit?: number
}
export type Reading = { ok: true; value: unknown } | { ok: false; complaint: Complaint }

export const got = (value: unknown): Reading => ({ ok: true, value })
export const complain = (title: Complaint['title'], field: string, limit?: number): Reading => ({
  ok: false,
  complaint: { title, field, ...(limit === undefined ? {} : { limit }) },
})
