import { rulableWith, type Ruling } from '#contract/rules/participation-ruling.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout.tsx'
import { StickyFoot } from '#src/ui/sticky-footer.tsx'
import type { ReviewRow } from './review-rows.ts'

export interface ReviewBarProps {
  selected: readonly ReviewRow[]
  isBusy: boolean
  onAct: (ruling: Ruling, rows: readonly ReviewRow[]) => void
  onClear: () => void
}

/** Actions on the selected teams, each with the number of teams that it applies to. */
export function ReviewBar({ selected, isBusy, onAct, onClear }: ReviewBarProps) {
  const words = useWords(reviewWords)
  return (
    <StickyFoot>
      <Row role="group" aria-label={words.bar} gap="3">
        <output>{words.selected(selected.length)}</output>
        {(['Accepted', 'Rejected', 'Suspended'] as const).map((ruling) => {
          const rows = rulableWith(selected, ruling)
          return rows.length === 0 ? null : (
            <Button
              key={ruling}
              {...(ruling === 'Accepted'
                ? { tone: 'brand' as const }
                : { tone: 'danger' as const, look: 'outline' as const })}
              {...(isBusy ? { 'aria-disabled': true } : {})}
              onClick={isBusy ? undefined : () => onAct(ruling, rows)}
            >
              {words.actOnMany[ruling](rows.length)}
            </Button>
          )
        })}
        <Button look="ghost" onClick={onClear}>
          {words.unselect}
        </Button>
      </Row>
    </StickyFoot>
  )
}
