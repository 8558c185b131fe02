import { useActor } from '@xstate/react'
import { use } from 'react'
import type { Upload } from '#contract/call.ts'
import { toGameImportView, type GameImportView } from '#machines/admin/game-import.machine.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

export interface GameImportActs {
  view: GameImportView
  upload: (file: Upload) => void
  cancel: () => void
  retry: () => void
  dismiss: () => void
}

export function useGameImport(): GameImportActs {
  const [snapshot, send, process] = useActor(use(useWired().admin()).gameImport)
  useTold(process)
  return {
    view: toGameImportView(snapshot),
    upload: (file) => send({ type: 'upload', file }),
    cancel: () => send({ type: 'cancel' }),
    retry: () => send({ type: 'retry' }),
    dismiss: () => send({ type: 'dismiss' }),
  }
}
