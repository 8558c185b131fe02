import { useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import type { Ruling } from '#contract/rules/participation-ruling.ts'
import { BanReason } from '#src/shell/room/ban-reason.tsx'
import { AskDialog, type Consequence } from '#src/shell/room/ask-dialog.tsx'
import { reviewWords } from '#src/text/areas/review.ts'
import { useWords } from '#src/text/use-text.ts'

export interface ReviewQuestionProps {
  ruling: Ruling
  names: readonly string[]
  isBusy: boolean
  problem: Problem | null
  /** Passes the reason of a ban. '': none. */
  onPress: (reason: string) => void
  onCancel: () => void
}

/** Further names would not be read. */
const MAX_NAMED = 6
const GRAVE = { Accepted: 'plain', Rejected: 'costs', Suspended: 'lost' } as const satisfies Record<
  Ruling,
  Consequence['grave']
>

export function ReviewQuestion({ ruling, names, onPress, ...rest }: ReviewQuestionProps) {
  const words = useWords(reviewWords)
  const [reason, setReason] = useState('')
  const named = names.slice(0, MAX_NAMED).join(', ')
  const more = names.length - MAX_NAMED
  return (
    <AskDialog
      {...rest}
      title={words.ask.title[ruling](names.length)}
      button={words.ask.title[ruling](names.length)}
      tone={ruling === 'Accepted' ? 'brand' : 'danger'}
      lines={[
        { grave: 'plain', text: more > 0 ? `${named} ${words.more(more)}` : named },
        ...words.ask.lines[ruling].map((text, at): Consequence => ({
          grave: at === 0 ? GRAVE[ruling] : 'plain',
          text,
        })),
      ]}
      undo={words.ask.undo[ruling]}
      onPress={() => onPress(reason)}
    >
      {ruling === 'Suspended' ? <BanReason value={reason} onType={setReason} /> : null}
    </AskDialog>
  )
}
