import { getChallengeToEdit, listChallengesToEdit, updateChallenge } from '#contract/calls/edit.ts'
import { CHALLENGE, toChallengeUpdate, type ChallengeForm } from '#contract/fields/challenge.ts'
import { toForm } from '#contract/fields/field.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
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
    async save(id, { version }, typed, signal) {
      const place = id ?? ''
      const body = toChallengeUpdate(typed)
      const saved = await request(updateChallenge, { params: paramsOf(place), body, version }, signal)
      if (!saved.ok) return saved
      const { id: game } = paramsOf(place)
      reads.refresh(listChallengesToEdit, { params: { id: game } })
      refreshOpening(reads, game)
      return { ok: true, value: { ...stored(place, saved), id: place } }
    },
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
