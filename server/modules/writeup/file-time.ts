import { toIso } from '#contract/models/time.ts'

/** `20260131-09.30.00Z`: in a name of a file, where a colon may not stand. */
export const toFileTime = (at: number) =>
  `${toIso(at).slice(0, 19).replaceAll('-', '').replaceAll(':', '.').replace('T', '-')}Z`
