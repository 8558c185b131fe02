import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toUnusedFilesView,
  type FileRemoval,
  type UnusedFilesView,
} from '#machines/admin/unused-files.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useUnusedFiles(onRemoved: () => void): {
  view: UnusedFilesView
  remove: (wish: FileRemoval) => void
} {
  const [snapshot, send, process] = useActor(use(useWired().admin()).unusedFiles)
  useAnnounced(process, onRemoved)
  return { view: toUnusedFilesView(snapshot), remove: (wish) => send({ type: 'remove', wish }) }
}
