import { toIso } from '#contract/models/time.ts'

/** `20260131-09.30.00Z`, for file names, which may not contain colons. */
export const toFileTime = (at: number) =>
  `${toIso(at).slice(0, 19).replaceAll('-', '').replaceAll(':', '.').replace('T', '-')}Z`
