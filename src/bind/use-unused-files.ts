import { useActor } from '@xstate/react'
import { use } from 'react'
import { toUnusedFilesView, type FilesWish, type UnusedFilesView } from '#machines/admin/unused-files.machine.ts'
import { useTold } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useUnusedFiles(onRemoved: () => void): { view: UnusedFilesView; remove: (wish: FilesWish) => void } {
  const [snapshot, send, process] = useActor(use(useWired().admin()).unusedFiles)
  useTold(process, onRemoved)
  return { view: toUnusedFilesView(snapshot), remove: (wish) => send({ type: 'remove', wish }) }
}
