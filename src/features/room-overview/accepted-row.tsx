import CircleCheck from 'lucide-react/icons/circle-check'
import { instant } from '#contract/models/time.ts'
import type { JudgedFindings } from '#contract/rules/accepted-findings.ts'
import { When } from '#src/shell/when.tsx'
import { roomOverviewWords } from '#src/text/areas/room-overview.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { roomOverview } from '#styled/recipes/room-overview.js'

export interface AcceptedRowProps {
  accepted: JudgedFindings['accepted'][number]
  sentence: string
  /** Null: an act is running. */
  onTakeBack: (() => void) | null
}

/** A finding that an organiser has accepted: by whom and when, and the way back. */
export function AcceptedRow({ accepted, sentence, onTakeBack }: AcceptedRowProps) {
  const words = useWords(roomOverviewWords).check
  const style = roomOverview()
  const { finding, by, at } = accepted
  return (
    <li className={style.row}>
      <span data-grade="waits" className={style.grade}>
        <CircleCheck aria-hidden />
        {words.accepted}
      </span>
      <div className={style.what}>
        <div data-first="" title={sentence} className={style.line}>
          {sentence}
        </div>
        <div className={style.line}>
          {finding.challenge === null ? null : `${finding.challenge} · `}
          <bdi>{by}</bdi>, <When at={instant(at)} />
        </div>
      </div>
      <span />
      <div className={style.acts}>
        <Button
          size="sm"
          look="ghost"
          aria-label={words.takeBackOf(sentence)}
          state={onTakeBack === null ? 'busy' : 'ready'}
          onClick={() => onTakeBack?.()}
        >
          {words.takeBack}
        </Button>
      </div>
    </li>
  )
}
