/**
 * What organisers read holds flags, answers and people, and an invite code lets anybody in: asked for anew at
 * each visit.
 */
const NEVER =
  /^\/api\/(?:edit|admin)\/|^\/api\/game\/[^/]+\/(?:participations|submissions|cheatinfo|events|containers|overview|scoreboardsheet|submissionsheet)\b|\/(?:invite|sessions)$/i

/** Whether an answer may stay in the browser between two visits. */
export const isStored = (address: string): boolean => !NEVER.test(address.split('?', 1)[0] ?? address)
