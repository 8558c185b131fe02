import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { Stack } from '#src/ui/layout.tsx'
import { FlagAddition } from './flag-addition.tsx'
import { FlagFiles } from './flag-files.tsx'
import { FlagList } from './flag-list.tsx'
import { MadeFlags } from './generated-flags.tsx'
import { AttachmentSection } from './attachment-section.tsx'

export interface FlagEditorProps {
  place: ChallengeRef
  challenge: ChallengeEditDetailModel
}

/**
 * What a challenge is solved with, and what teams download for it: by its type shared by all, or dealt to
 * each.
 */
export function FlagEditor({ place, challenge }: FlagEditorProps) {
  switch (challenge.type) {
    case 'StaticAttachment':
    case 'StaticContainer':
      return (
        <Stack gap="6" narrows>
          <AttachmentSection place={place} challenge={challenge} />
          <FlagAddition place={place} form="alone" stored={challenge.flags} />
          <FlagList place={place} challenge={challenge} />
        </Stack>
      )
    case 'DynamicContainer':
      return (
        <Stack gap="6" narrows>
          <AttachmentSection place={place} challenge={challenge} />
          <MadeFlags place={place} template={challenge.flagTemplate} />
        </Stack>
      )
    case 'DynamicAttachment':
      return (
        <Stack gap="6" narrows>
          <FlagFiles place={place} />
          <FlagAddition place={place} form="with-address" stored={challenge.flags} />
          <FlagList place={place} challenge={challenge} />
        </Stack>
      )
    default:
      return challenge.type satisfies never
  }
}
