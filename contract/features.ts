/** The extensions this server has, as `GET /api/config` announces them. A client can do without each of them. */
export const FEATURES = [
  'sessions',
  'captcha',
  'versions',
  'game-archive',
  'game-clone',
  'opening-check',
  'unused-files',
  'idempotent-answers',
  'board',
  'ctftime',
  'freeze',
  'streams',
  'containers',
] as const satisfies readonly string[]
export type Feature = (typeof FEATURES)[number]
