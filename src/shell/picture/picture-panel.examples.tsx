import type { PictureView } from '#machines/account/picture.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { fullCrop } from './crop-rectangle.ts'
import { PictureFooter } from './picture-dialog.tsx'
import { PicturePanel } from './picture-panel.tsx'

const SEEN = { width: 400, height: 300 }

export const examples = {
  idle: { kind: 'idle' },
  judging: { kind: 'judging' },
  refused: { kind: 'refused', flaw: 'large' },
  opened: { kind: 'opened', pixels: SEEN, cut: null },
  moving: { kind: 'whole', why: 'moving', pixels: SEEN },
  poster: { kind: 'whole', why: 'poster', pixels: SEEN },
  unseen: { kind: 'whole', why: 'unseen', pixels: null },
  preparing: { kind: 'preparing' },
  uploading: { kind: 'uploading', share: 0.4 },
  processing: { kind: 'uploading', share: 1 },
  failed: { kind: 'failed', problem: { kind: 'refused', title: 'The picture could not be updated' } },
  cancelled: { kind: 'cancelled' },
} as const satisfies Record<string, PictureView>

const nothing = () => {}
export const shown = shownExamples<PictureView>(examples, (view) => (
  <>
    <PicturePanel
      view={view}
      shape="round"
      cut={view.kind === 'opened' ? fullCrop(view.pixels) : null}
      onChoose={nothing}
      onCut={nothing}
    />
    <PictureFooter view={view} onUse={nothing} send={nothing} />
  </>
))
