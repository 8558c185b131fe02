import type { UserInfoModel } from '#contract/models/user.ts'
import { userActsWords } from '#src/text/areas/user-acts.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout.tsx'
import type { ChosenActKind } from './user-acts.ts'

const ACTS = ['confirm', 'role', 'sign-out', 'disable'] as const satisfies readonly ChosenActKind[]

export interface UserBulkBarProps {
  chosen: readonly UserInfoModel[]
  /** The number of accounts on this page that can be chosen. */
  shown: number
  isBusy: boolean
  onAct: (kind: ChosenActKind) => void
  onAll: () => void
  onClear: () => void
}

/** Replaces the search and the filters while accounts are chosen. */
export function UserBulkBar({ chosen, shown, isBusy, onAct, onAll, onClear }: UserBulkBarProps) {
  const words = useWords(userActsWords)
  return (
    <Row role="group" aria-label={words.bar} gap="2">
      <output>{words.chosen(chosen.length)}</output>
      {chosen.length < shown ? (
        <Button size="sm" look="ghost" onClick={onAll}>
          {words.all(shown)}
        </Button>
      ) : null}
      {ACTS.map((kind) => (
        <Button
          key={kind}
          size="sm"
          look="outline"
          {...(kind === 'disable' ? { tone: 'danger' as const } : {})}
          state={isBusy ? 'busy' : 'ready'}
          onClick={() => onAct(kind)}
        >
          {words.act[kind]}
        </Button>
      ))}
      <Button size="sm" look="ghost" onClick={onClear}>
        {words.clear}
      </Button>
    </Row>
  )
}
