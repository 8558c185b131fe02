import type { ActorRefFrom } from 'xstate'
import { uploadAssets } from '#contract/calls/assets.ts'
import { changeChallenges, deleteChallenges, orderChallenges } from '#contract/calls/challenge-acts.ts'
import { copyChallenges } from '#contract/calls/challenge-copies.ts'
import {
  addFlags,
  createChallenge,
  deleteChallenge,
  deleteFlag,
  getChallengeToEdit,
  listChallengesToEdit,
  setAttachment,
  tryFlag,
  updateChallenge,
} from '#contract/calls/edit.ts'
import { getSchedule } from '#contract/calls/schedule.ts'
import type { FlagCreateModel } from '#contract/models/flag.ts'
import type { Outcome } from '#contract/problem.ts'
import {
  attachmentMachine,
  toAttachmentView,
  type AttachmentInput,
} from '#machines/admin/attachment.machine.ts'
import { challengeActionsMachine, type ChallengeAction } from '#machines/admin/challenge-actions.machine.ts'
import { challengeCopyMachine } from '#machines/admin/challenge-copy.machine.ts'
import { challengeCreationMachine } from '#machines/admin/challenge-creation.machine.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { challengeEditsMachine, type ChallengeEdit } from '#machines/admin/challenge-edits.machine.ts'
import { flagAdditionMachine } from '#machines/admin/flag-addition.machine.ts'
import { flagFilesMachine, toFlagFilesView } from '#machines/admin/flag-files.machine.ts'
import { flagRemovalMachine } from '#machines/admin/flag-removal.machine.ts'
import { flagTrialMachine, toFlagTrialView } from '#machines/admin/flag-trial.machine.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { toFormView } from '#machines/kit/form.ts'
import { splitBatches } from '#src/api/split-batches.ts'
import { asUpload } from './as-upload.ts'
import { lazyMachine } from './lazy-machine.ts'
import { openAsking } from './ask-with-effects.ts'
import type { ClientServices } from './services.ts'
import { openProcesses } from './process.ts'
import { refreshOpening } from './opening-check.ts'

/** The effects on the challenges of a game. Effects that other editors share are in `admin.ts`. */
export function wireChallengeEditing(outside: ClientServices, confirm: ActorRefFrom<typeof confirmMachine>) {
  const { clock, request, reads, config } = outside
  const process = openProcesses(confirm)
  return {
    now: clock.now,
    testContainer: lazyMachine(async () =>
      (await import('./container.ts')).wireTestContainer(outside, confirm),
    ),
    creation: process(challengeCreationMachine, toFormView, {
      async send({ game, challenge }, signal) {
        const created = await request(createChallenge, { params: { id: game }, body: challenge }, signal)
        if (!created.ok) return created
        await listed(game)
        return { ok: true, value: created.value.id }
      },
    }),
    copy: process(challengeCopyMachine, toFormView, {
      async send({ game, from, challenges }, signal) {
        const params = { id: game }
        const body = { game: from, challenges: [...challenges] }
        const copied = await request(copyChallenges, { params, body }, signal)
        if (!copied.ok) {
          // One of them may have been deleted.
          reads.refresh(listChallengesToEdit, { params: { id: from } })
          return copied
        }
        reads.adopt(listChallengesToEdit, { params }, copied.value)
        refreshOpening(reads, game)
        return { ok: true, value: null }
      },
    }),
    acts: process(challengeActionsMachine, toActView, {
      askFirst: openAsking(outside, confirm),
      async carryOut({ game, task }, signal) {
        const done = await carriedOut(game, task, signal)
        await listed(game)
        if (task.kind !== 'delete')
          reads.refresh(getChallengeToEdit, { params: { id: game, cId: task.challenge } })
        return done
      },
    }),
    edits: process(challengeEditsMachine, toActView, {
      async carryOut({ game, task: { edit } }, signal) {
        const params = { id: game }
        const done = await editedTogether(params, edit, signal)
        if (!done.ok) {
          await listed(game)
          return done
        }
        reads.adopt(listChallengesToEdit, { params }, done.value)
        // A wave is a part of the schedule too.
        reads.refresh(getSchedule, { params })
        refreshOpening(reads, game)
        return done
      },
    }),
    flagAddition: process(flagAdditionMachine, toFormView, {
      send({ place, flags }, signal) {
        const body = flags.map(({ flag, url }): FlagCreateModel => ({
          flag,
          ...(url === null ? {} : { attachmentType: 'Remote', remoteUrl: url }),
        }))
        return shown(place, request(addFlags, { params: paramsOf(place), body }, signal))
      },
    }),
    flagRemoval: process(flagRemovalMachine, toActView, {
      carryOut: ({ task: { id }, ...place }, signal) =>
        shown(place, nothingOf(request(deleteFlag, { params: { ...paramsOf(place), fId: id } }, signal))),
    }),
    flagTrial: process(flagTrialMachine, toFlagTrialView, {
      tryFlag: ({ flag, ...place }, signal) =>
        request(tryFlag, { params: paramsOf(place), body: { flag } }, signal),
    }),
    attachment: process(attachmentMachine, toAttachmentView, {
      uploadFile: asUpload(async ({ file }, signal, moved) => {
        const outcome = await request(uploadAssets, { files: [file] }, signal, moved)
        const [kept] = outcome.ok ? outcome.value : []
        return kept ? { ok: true, value: kept.hash } : failureOf(outcome)
      }),
      setAttachment: ({ place, wish }, signal) =>
        shown(place, request(setAttachment, { params: paramsOf(place), body: toBody(wish) }, signal)),
    }),
    flagFiles: process(flagFilesMachine, toFlagFilesView, {
      uploadFiles({ challenge, files }, say) {
        const leaving = new AbortController()
        const { signal } = leaving
        // The base client stores these files under the same name. The challenge decides the name that teams
        // see.
        const query = { filename: `DYN_ATTACHMENT_${challenge}` }
        void splitBatches(
          files,
          (batch, moved) => request(uploadAssets, { query, files: batch }, signal, moved),
          (share) => say({ type: 'upload.moved', share }),
          (kept) => {
            if (!signal.aborted) say({ type: 'upload.taken', hashes: kept.map(({ hash }) => hash) })
          },
          config.read().uploadBytes,
        ).then((outcome) => {
          if (!signal.aborted) say({ type: 'upload.answered', outcome })
        })
        return () => leaving.abort()
      },
      addFlags({ place, flags }, signal) {
        const body = flags.map(({ flag, hash }): FlagCreateModel => ({
          flag,
          attachmentType: 'Local',
          fileHash: hash,
        }))
        return shown(place, request(addFlags, { params: paramsOf(place), body }, signal))
      },
    }),
  }

  function editedTogether(params: { id: number }, edit: ChallengeEdit, signal: AbortSignal) {
    switch (edit.kind) {
      case 'change':
        return request(changeChallenges, { params, body: [...edit.changes] }, signal)
      case 'order':
        return request(orderChallenges, { params, body: [...edit.ids] }, signal)
      case 'delete':
        return request(
          deleteChallenges,
          { params, body: { challenges: [...edit.challenges], word: edit.word } },
          signal,
        )
      default:
        return edit satisfies never
    }
  }
  async function listed(game: number): Promise<void> {
    const params = { id: game }
    const list = await request(listChallengesToEdit, { params })
    if (list.ok) reads.adopt(listChallengesToEdit, { params }, list.value)
    else reads.refresh(listChallengesToEdit, { params })
    refreshOpening(reads, game)
  }
  /**
   * Resolves after the screen shows the change. A refusal may come from outdated data, so the data is read
   * again in that case too.
   */
  async function shown<Value>(
    place: ChallengeRef,
    writing: Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const written = await writing
    const params = paramsOf(place)
    const challenge = await request(getChallengeToEdit, { params })
    if (challenge.ok) reads.adopt(getChallengeToEdit, { params }, challenge.value)
    else reads.refresh(getChallengeToEdit, { params })
    reads.refresh(listChallengesToEdit, { params: { id: place.game } })
    refreshOpening(reads, place.game)
    return written
  }
  function carriedOut(
    game: number,
    { kind, challenge, version }: ChallengeAction,
    signal: AbortSignal,
  ): Promise<Outcome<null>> {
    const params = paramsOf({ game, challenge })
    if (kind === 'delete') return request(deleteChallenge, { params, version }, signal)
    return nothingOf(request(updateChallenge, { params, body: { isEnabled: kind === 'enable' } }, signal))
  }
}

const paramsOf = ({ game, challenge }: ChallengeRef) => ({ id: game, cId: challenge })

function toBody(wish: AttachmentInput) {
  switch (wish.kind) {
    case 'local':
      return { attachmentType: 'Local' as const, fileHash: wish.hash }
    case 'remote':
      return { attachmentType: 'Remote' as const, remoteUrl: wish.url }
    case 'none':
      return { attachmentType: 'None' as const }
    default:
      return wish satisfies never
  }
}

async function nothingOf(answering: Promise<Outcome<unknown>>): Promise<Outcome<null>> {
  const outcome = await answering
  return outcome.ok ? { ok: true, value: null } : outcome
}

/** A success without the file is a failure, because the upload cannot continue without its hash. */
function failureOf(outcome: Outcome<unknown>): Outcome<never> {
  return outcome.ok ? { ok: false, problem: { kind: 'broken', status: 200, title: null } } : outcome
}
