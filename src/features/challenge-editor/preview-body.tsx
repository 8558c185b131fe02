import { Suspense, type ComponentType } from 'react'
import type { ChallengeForm } from '#contract/fields/challenge.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { previewChallenge } from './preview-challenge.ts'

export type Sheet = ComponentType<{ challenge: ChallengeDetailModel }>
export interface PreviewProps {
  form: ChallengeForm
  challenge: ChallengeEditDetailModel
  Sheet: Sheet
}

/** Works on the form only and sends nothing to the server. */
export function PreviewBody({ form, challenge, Sheet }: PreviewProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords)
  return (
    <Stack gap="4">
      {/* The texts of the sheet load with it. Without this boundary the surroundings would suspend. */}
      <Suspense
        fallback={
          <SkeletonShape label={reading.loading} gap="4">
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton />
          </SkeletonShape>
        }
      >
        <Sheet challenge={previewChallenge(form, challenge)} />
      </Suspense>
      <Text as="p" size="sm" tone="muted">
        {challenge.type === 'DynamicAttachment' ? `${words.preview.ownAttachment} ` : null}
        {words.preview.unsent}
      </Text>
    </Stack>
  )
}
