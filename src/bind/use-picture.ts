import { useActor } from '@xstate/react'
import { use } from 'react'
import type { Upload } from '#contract/call.ts'
import {
  toPictureView,
  type CropRectangle,
  type PictureOwner,
  type PictureView,
} from '#machines/account/picture.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface Picturing {
  view: PictureView
  choose: (file: Upload) => void
  cut: (cut: CropRectangle) => void
  send: () => void
  cancel: () => void
  back: () => void
  discard: () => void
}

/** `done` is told once the new picture is in force. */
export function usePicture(owner: PictureOwner, done: () => void): Picturing {
  const [snapshot, send, process] = useActor(use(useWired().picture()), { input: { owner } })
  useAnnounced(process, done)
  return {
    view: toPictureView(snapshot),
    choose: (file) => send({ type: 'choose', file }),
    cut: (cut) => send({ type: 'cut', cut }),
    send: () => send({ type: 'send' }),
    cancel: () => send({ type: 'cancel' }),
    back: () => send({ type: 'back' }),
    discard: () => send({ type: 'discard' }),
  }
}
