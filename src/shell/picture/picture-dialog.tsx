import { useState } from 'react'
import type { Upload } from '#contract/call.ts'
import type {
  CropRectangle,
  PictureCommand,
  PictureOwner,
  PictureView,
  Pixels,
} from '#machines/account/picture.machine.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { pictureWords } from '#src/text/areas/picture.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { useOnPaste } from '#src/ui/use-on-paste.ts'
import { fullCrop } from './crop-rectangle.ts'
import { PicturePanel } from './picture-panel.tsx'

/** In these states the dialog moves the focus. The crop stage takes the focus itself. */
const FOCUSED = new Set<PictureView['kind']>(['whole', 'preparing', 'uploading', 'failed', 'cancelled'])

export interface PictureDialogProps {
  owner: PictureOwner
  shape: 'round' | 'square' | 'wide'
  onClose: () => void
}

/** Closing it stops everything and discards the picture. */
export function PictureDialog({ owner, shape, onClose }: PictureDialogProps) {
  const words = useWords(pictureWords)
  const [view, send] = useProcess(usePart('picture'), { owner }, { hear: { announce: onClose } })
  const [moved, setMoved] = useState<{ pixels: Pixels; cut: CropRectangle } | null>(null)
  const cut = cutOn(view, moved)
  const choose = (file: Upload) => send({ type: 'choose', file })
  useOnPaste(choose)
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
          onUse={() => send(view.kind === 'opened' && cut ? { type: 'cut', cut } : { type: 'send' })}
          send={send}
        />
      }
    >
      <PicturePanel
        view={view}
        shape={shape}
        cut={cut}
        onChoose={choose}
        onCut={(next) => (view.kind === 'opened' ? setMoved({ pixels: view.pixels, cut: next }) : undefined)}
      />
    </Dialog>
  )
}

/** The crop belongs to one picture. Another picture starts centred. */
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
  send: (command: PictureCommand) => void
}

/** The first button of each state gets the focus of the button that it replaces. */
export function PictureFooter({ view, onUse, send }: PictureFooterProps) {
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
          <Button onClick={() => send({ type: 'discard' })}>{words.other}</Button>
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
        <Button ref={first} onClick={() => send({ type: 'cancel' })}>
          {words.cancel}
        </Button>
      )
    case 'failed':
    case 'cancelled':
      return (
        <>
          <Button onClick={() => send({ type: 'discard' })}>{words.other}</Button>
          <Button onClick={() => send({ type: 'back' })}>{words.back}</Button>
          <Button ref={first} tone="brand" onClick={() => send({ type: 'send' })}>
            {words.again}
          </Button>
        </>
      )
    default:
      return view satisfies never
  }
}
