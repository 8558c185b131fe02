import { Suspense, type ComponentType } from 'react'
import type { ChallengeForm } from '#contract/fields/challenge.ts'
import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Drawer } from '#src/ui/drawer.tsx'
import { Text } from '#src/ui/layout.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { previewChallenge } from './preview-challenge.ts'

/** A challenge as its players see it. */
export type Sheet = ComponentType<{ challenge: ChallengeDetailModel }>
export interface PreviewProps {
  form: ChallengeForm
  challenge: ChallengeEditDetailModel
  Sheet: Sheet
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** Nothing of it reaches the server. */
export function PreviewDrawer({ form, challenge, Sheet, onClose }: PreviewProps & { onClose: () => void }) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords)
  const played = previewChallenge(form, challenge)
  return (
    <Drawer isOpen onClose={onClose} title={played.title} closeLabel={words.screen.closePreview}>
      <div className={column}>
        {/* Its words come with it; a drawer that waited for them would close again. */}
        <Suspense
          fallback={
            <SkeletonShape label={reading.loading} className={column}>
              <Skeleton width="short" />
              <Skeleton width="long" />
              <Skeleton />
            </SkeletonShape>
          }
        >
          <Sheet challenge={played} />
        </Suspense>
        <Text as="p" size="sm" tone="muted">
          {challenge.type === 'DynamicAttachment' ? `${words.preview.ownAttachment} ` : null}
          {words.preview.unsent}
        </Text>
      </div>
    </Drawer>
  )
}
