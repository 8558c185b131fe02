/** The extensions this server has, as `GET /api/config` announces them. A client can do without each of them. */
export const FEATURES = [] as const satisfies readonly string[]
export type Feature = (typeof FEATURES)[number]
