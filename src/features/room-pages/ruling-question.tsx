import { useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import type { Ruling } from '#contract/rules/participation-ruling.ts'
import { BanReason } from '#src/shell/room/ban-reason.tsx'
import { AskDialog, type Consequence } from '#src/shell/room/ask-dialog.tsx'
import { reviewWords } from '#src/text/areas/review.ts'
import { teamActsWords } from '#src/text/areas/team-acts.ts'
import { useWords } from '#src/text/use-text.ts'

export interface RulingQuestionProps {
  ruling: Ruling
  name: string
  /** The number of instances that stop with a suspension. */
  instances: number
  isBusy: boolean
  problem: Problem | null
  /** Passes the reason of a ban. '': none. */
  onPress: (reason: string) => void
  onCancel: () => void
}

/** Says who notices, what is lost and how it is taken back. */
export function RulingQuestion({ ruling, name, instances, onPress, ...rest }: RulingQuestionProps) {
  const { ask, actOn } = useWords(reviewWords)
  const words = useWords(teamActsWords)
  const [reason, setReason] = useState('')
  const stopping = ruling === 'Suspended' && instances > 0 ? [words.stopping(instances)] : []
  return (
    <AskDialog
      {...rest}
      title={actOn[ruling](name)}
      button={actOn[ruling](name)}
      tone="danger"
      lines={[...ask.lines[ruling], ...stopping].map((text, at): Consequence => ({
        grave: at > 0 ? 'costs' : ruling === 'Suspended' ? 'lost' : 'costs',
        text,
      }))}
      undo={ask.undo[ruling]}
      onPress={() => onPress(reason)}
    >
      {ruling === 'Suspended' ? <BanReason value={reason} onType={setReason} /> : null}
    </AskDialog>
  )
}
