import type { Upload } from '#contract/call.ts'
import { PICTURE_TYPES } from '#contract/rules/picture.ts'
import type { CropRectangle, PictureView } from '#machines/account/picture.machine.ts'
import { pictureWords } from '#src/text/areas/picture.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { CropStage } from './crop-stage.tsx'
import { fullCrop } from './crop-rectangle.ts'
import { Previews } from './crop-previews.tsx'

export interface PicturePanelProps {
  view: PictureView
  shape: 'round' | 'square' | 'wide'
  cut: CropRectangle | null
  onChoose: (file: Upload) => void
  onCut: (cut: CropRectangle) => void
}

export function PicturePanel({ view, shape, cut, onChoose, onCut }: PicturePanelProps) {
  const { reading } = useText().screens
  const words = useWords(pictureWords)
  switch (view.kind) {
    case 'idle':
    case 'refused':
      return (
        <FileDrop
          label={words.choose}
          hint={words.hint}
          accept={PICTURE_TYPES.join(',')}
          error={view.kind === 'refused' ? words.flaw[view.flaw] : null}
          onFiles={([file]) => (file ? onChoose(file) : undefined)}
        />
      )
    case 'judging':
      return (
        <SkeletonShape
          label={words.judging}
          className={css({ boxSize: '72', maxWidth: 'full', marginInline: 'auto' })}
        >
          <Skeleton shape="block" />
        </SkeletonShape>
      )
    case 'opened':
      return cut && shape !== 'wide' ? (
        <CropStage shape={shape} pixels={view.pixels} cut={cut} onCut={onCut} />
      ) : null
    case 'whole':
      return (
        <Stack gap="4">
          <Alert announce="politely">{words[view.why]}</Alert>
          {view.pixels ? <Previews shape={shape} pixels={view.pixels} cut={fullCrop(view.pixels)} /> : null}
        </Stack>
      )
    case 'preparing':
    case 'done':
      return <Sending share={view.kind === 'done' ? 1 : 0} said={words.preparing} />
    case 'uploading':
      return (
        <Sending share={view.share} said={view.share < 1 ? words.uploaded(view.share) : words.processing} />
      )
    case 'failed':
      return (
        <Alert tone="danger" title={shape === 'wide' ? words.ofPoster.failed : words.failed}>
          {problemWords(view.problem, reading)}
        </Alert>
      )
    case 'cancelled':
      return <Alert tone="neutral">{shape === 'wide' ? words.ofPoster.cancelled : words.cancelled}</Alert>
    default:
      return view satisfies never
  }
}

function Sending({ share, said }: { share: number; said: string }) {
  const words = useWords(pictureWords)
  return (
    <Stack gap="4">
      <Progress label={words.uploading} value={share} />
      <Text as="p" size="sm" tone="muted">
        {said}
      </Text>
    </Stack>
  )
}
