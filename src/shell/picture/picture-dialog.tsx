import { useState } from 'react'
import { usePicture } from '#src/bind/use-picture.ts'
import type { CropRectangle, PictureOwner, PictureView, Pixels } from '#machines/account/picture.machine.ts'
import { pictureWords } from '#src/text/areas/picture.ts'
import { useWords } from '#src/text/use-text.ts'
import { useOnPaste } from '#src/ui/use-on-paste.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { fullCrop } from './crop-rectangle.ts'
import { PictureFooter } from './picture-footer.tsx'
import { PicturePanel } from './picture-panel.tsx'

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

/** What is under the finger belongs to one picture; another begins with its middle. */
function cutOn(
  view: PictureView,
  moved: { pixels: Pixels; cut: CropRectangle } | null,
): CropRectangle | null {
  if (view.kind !== 'opened') return null
  return moved?.pixels === view.pixels ? moved.cut : (view.cut ?? fullCrop(view.pixels))
}
