import { toIso } from '#contract/models/time.ts'

/** Such as `20260131-09.30.00Z`. File names may not contain colons. */
export const toFileTime = (at: number) =>
  `${toIso(at).slice(0, 19).replaceAll('-', '').replaceAll(':', '.').replace('T', '-')}Z`
