import type { FlagTrialResult } from '#contract/models/flag.ts'
import { flagsFitting, isDynamic, judgeFlag } from '#contract/rules/judge-flag.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { fitsPattern } from './flag-pattern.ts'

/**
 * Judges like a submission of a team that has found no flag yet. A dynamic challenge assigns its flags to
 * teams, so each of them counts as accepted here.
 */
export async function tryFlag(
  { id, cId }: ChallengeRef,
  text: string,
  { store }: Pick<Services, 'store'>,
): Promise<FlagTrialResult> {
  const challenge = await store.challenges.byId(id, cId)
  if (!challenge) throw refuse(404, 'challengeMissing')
  const { type, flagMatch: match, needsAllFlags: needsAll } = challenge
  const answer = text.trim()
  const written = await store.flags.list(cId)
  const flags = written.map(({ id: flagId, flag }) => ({ id: flagId, flag }))
  if (isDynamic(type)) {
    const fits = flagsFitting({ match: 'Exact', flags }, answer, fitsPattern)
    return { isAccepted: fits.length > 0, flags: [...fits] }
  }
  const rule = { match, needsAll, flags, found: [] }
  const input = { type, hasInstance: true, written: [], dealt: null, rule }
  const { verdict, fits } = judgeFlag(input, answer, fitsPattern)
  return { isAccepted: verdict === 'Accepted', flags: [...fits] }
}
