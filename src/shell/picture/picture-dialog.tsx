import { useState } from 'react'
import type { CropRectangle, PictureOwner, PictureView, Pixels } from '#machines/account/picture.machine.ts'
import { usePicture } from '#src/bind/use-picture.ts'
import { pictureWords } from '#src/text/areas/picture.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { useOnPaste } from '#src/ui/use-on-paste.ts'
import { fullCrop } from './crop-rectangle.ts'
import { PicturePanel } from './picture-panel.tsx'

/** The stage has controls of its own, and takes the focus itself. */
const FOCUSED = new Set<PictureView['kind']>(['whole', 'preparing', 'uploading', 'failed', 'cancelled'])

export interface PictureDialogProps {
  owner: PictureOwner
  shape: 'round' | 'square' | 'wide'
  onClose: () => void
}

/** Closing it stops whatever is under way; nothing of the picture stays. */
export function PictureDialog({ owner, shape, onClose }: PictureDialogProps) {
  const words = useWords(pictureWords)
  const { view, ...acts } = usePicture(owner, onClose)
  const [moved, setMoved] = useState<{ pixels: Pixels; cut: CropRectangle } | null>(null)
  const cut = cutOn(view, moved)
  useOnPaste(acts.choose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shape === 'wide' ? words.ofPoster.title : words.title}
      closeLabel={words.close}
      size="sm"
      footer={
        <PictureFooter
          view={view}
          onUse={() => (view.kind === 'opened' && cut ? acts.cut(cut) : acts.send())}
          {...acts}
        />
      }
    >
      <PicturePanel
        view={view}
        shape={shape}
        cut={cut}
        onChoose={acts.choose}
        onCut={(next) => (view.kind === 'opened' ? setMoved({ pixels: view.pixels, cut: next }) : undefined)}
      />
    </Dialog>
  )
}

/** The pointer's position belongs to one picture. Another picture begins centred. */
function cutOn(
  view: PictureView,
  moved: { pixels: Pixels; cut: CropRectangle } | null,
): CropRectangle | null {
  if (view.kind !== 'opened') return null
  return moved?.pixels === view.pixels ? moved.cut : (view.cut ?? fullCrop(view.pixels))
}

interface PictureFooterProps {
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
