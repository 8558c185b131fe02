import type { PictureView } from '#machines/account/picture.machine.ts'
import { pictureWords } from '#src/text/areas/picture.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'

export interface PictureFooterProps {
  view: PictureView
  onUse: () => void
  send: () => void
  cancel: () => void
  back: () => void
  discard: () => void
}

/** The way on from each state. The first button takes the focus of the one it takes the place of. */
export function PictureFooter({ view, onUse, send, cancel, back, discard }: PictureFooterProps) {
  const words = useWords(pictureWords)
  const first = useFocusOn<HTMLButtonElement>(FOCUSED.has(view.kind) ? view.kind : null)
  switch (view.kind) {
    case 'idle':
    case 'refused':
    case 'judging':
    case 'done':
      return null
    case 'opened':
    case 'whole':
      return (
        <>
          <Button onClick={discard}>{words.other}</Button>
          <Button ref={first} tone="brand" onClick={onUse}>
            {words.send}
          </Button>
        </>
      )
    case 'preparing':
      return (
        <Button ref={first} state="busy">
          {words.preparing}
        </Button>
      )
    case 'uploading':
      return (
        <Button ref={first} onClick={cancel}>
          {words.cancel}
        </Button>
      )
    case 'failed':
    case 'cancelled':
      return (
        <>
          <Button onClick={discard}>{words.other}</Button>
          <Button onClick={back}>{words.back}</Button>
          <Button ref={first} tone="brand" onClick={send}>
            {words.again}
          </Button>
        </>
      )
    default:
      return view satisfies never
  }
}

/** The stage has controls of its own, and takes the focus itself. */
const FOCUSED = new Set<PictureView['kind']>(['whole', 'preparing', 'uploading', 'failed', 'cancelled'])
