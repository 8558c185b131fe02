import { useActor } from '@xstate/react'
import { use } from 'react'
import type { Upload } from '#contract/call.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { toFlagFilesView, type FlagFilesView } from '#machines/admin/flag-files.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface FlagFiles {
  view: FlagFilesView
  choose: (files: readonly Upload[]) => void
  drop: (at: number) => void
  clear: () => void
  /**
   * One flag for each file, in their order. After a failure it goes on with those that the server has not
   * got.
   */
  send: (flags: readonly string[]) => void
  cancel: () => void
}

export function useFlagFiles(place: ChallengeRef, onAdded: () => void): FlagFiles {
  const [snapshot, send, process] = useActor(use(useWired().challengeEditing()).flagFiles, { input: place })
  useAnnounced(process, onAdded)
  return {
    view: toFlagFilesView(snapshot),
    choose: (files) => send({ type: 'choose', files }),
    drop: (at) => send({ type: 'drop', at }),
    clear: () => send({ type: 'clear' }),
    send: (flags) => send({ type: 'send', flags }),
    cancel: () => send({ type: 'cancel' }),
  }
}
