import { useActor } from '@xstate/react'
import { use } from 'react'
import type { Upload } from '#contract/call.ts'
import { toAttachmentView, type AttachmentView } from '#machines/admin/attachment.machine.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface AttachmentActs {
  view: AttachmentView
  upload: (file: Upload) => void
  link: (url: string) => void
  /** `challenge` is what the challenge is called when somebody asks. */
  clear: (challenge: string) => void
  cancel: () => void
  retry: () => void
  dismiss: () => void
}

export function useAttachment(place: ChallengeRef, onChanged: () => void): AttachmentActs {
  const [snapshot, send, process] = useActor(use(useWired().challengeEditing()).attachment, { input: place })
  useAnnounced(process, onChanged)
  return {
    view: toAttachmentView(snapshot),
    upload: (file) => send({ type: 'upload', file }),
    link: (url) => send({ type: 'link', url }),
    clear: (challenge) => send({ type: 'clear', challenge }),
    cancel: () => send({ type: 'cancel' }),
    retry: () => send({ type: 'retry' }),
    dismiss: () => send({ type: 'dismiss' }),
  }
}
