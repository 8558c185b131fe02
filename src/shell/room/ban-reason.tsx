import { BAN_REASON_MAX } from '#contract/rules/participation-ruling.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { useWords } from '#src/text/use-text.ts'
import { TextArea } from '#src/ui/text-area.tsx'

export interface BanReasonProps {
  value: string
  onType: (reason: string) => void
}

/** The reason of a ban, in the question before it. The members of the team read it. */
export function BanReason({ value, onType }: BanReasonProps) {
  const { ask } = useWords(reviewWords)
  return (
    <TextArea
      label={ask.reason}
      hint={ask.reasonHint}
      rows={3}
      maxLength={BAN_REASON_MAX}
      value={value}
      onValueChange={onType}
    />
  )
}
