import { getChallengeToEdit, listChallengesToEdit, updateChallenge } from '#contract/calls/edit.ts'
import { CHALLENGE, toChallengeUpdate, type ChallengeForm } from '#contract/fields/challenge.ts'
import { differing, toForm } from '#contract/fields/field.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { StoredVersion } from '#machines/admin/edit-state.ts'
import { readChallengeId } from '#machines/admin/editor-ids.ts'
import type { Reply } from '#src/api/request.ts'
import type { ClientServices } from './services.ts'
import { refreshOpening } from './opening-check.ts'
import type { EditorEffects } from './editors.ts'

/** Without flags and attachments, which have effects of their own. */
export function wireChallenges({
  request,
  load,
  reads,
}: Pick<ClientServices, 'request' | 'load' | 'reads'>): EditorEffects<ChallengeForm> {
  return {
    async load(id, signal) {
      const challenge = await load(getChallengeToEdit, { params: paramsOf(id) }, signal)
      return challenge.ok ? { ok: true, value: stored(id, challenge) } : challenge
    },
    async save(id, seen, typed, signal) {
      const place = id ?? ''
      const saved = await sent(place, seen, typed, signal)
      if (!saved.ok) return saved
      const { id: game } = paramsOf(place)
      reads.refresh(listChallengesToEdit, { params: { id: game } })
      refreshOpening(reads, game)
      return { ok: true, value: { ...stored(place, saved), id: place } }
    },
  }

  /**
   * A newer version may have the same fields, such as after the switch that enables the challenge, so it is
   * no conflict.
   */
  async function sent(
    place: string,
    { version, fields }: StoredVersion<ChallengeForm>,
    typed: ChallengeForm,
    signal: AbortSignal,
  ) {
    const params = paramsOf(place)
    const body = toChallengeUpdate(typed)
    const saved = await request(updateChallenge, { params, body, version }, signal)
    if (saved.ok || saved.problem.kind !== 'conflict') return saved
    const newest = await request(getChallengeToEdit, { params }, signal)
    if (!newest.ok || differing(CHALLENGE, fields, toForm(CHALLENGE, newest.value)).length > 0) return saved
    return request(updateChallenge, { params, body, version: newest.version ?? null }, signal)
  }
  function stored(id: string, { value, version }: Extract<Reply<ChallengeEditDetailModel>, { ok: true }>) {
    reads.adopt(getChallengeToEdit, { params: paramsOf(id) }, value)
    return { fields: toForm(CHALLENGE, value), version: version ?? null }
  }
}

function paramsOf(id: string) {
  const { game, challenge } = readChallengeId(id)
  return { id: game, cId: challenge }
}
