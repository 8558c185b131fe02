import { useSelector } from '@xstate/react'
import { toOverlayView, type OverlayView } from '#machines/app/overlay.machine.ts'
import { isSameView } from './is-same-view.ts'
import { useWired } from './wired.ts'

export function useOverlay(): OverlayView {
  return useSelector(useWired().overlay, toOverlayView, isSameView)
}
