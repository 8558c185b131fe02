import type { UserInfoModel } from '#contract/models/user.ts'
import { lettersWords } from '#src/text/areas/letters.ts'
import { userActsWords } from '#src/text/areas/user-acts.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { denseList } from '#styled/recipes/dense-list.js'
import type { ChosenActKind } from './user-acts.ts'

const ACTS = ['confirm', 'role', 'sign-out', 'disable'] as const satisfies readonly ChosenActKind[]

export interface UserBulkBarProps {
  chosen: readonly UserInfoModel[]
  /** The number of accounts on this page that can be chosen. */
  shown: number
  isBusy: boolean
  onAct: (kind: ChosenActKind) => void
  /** Null: the server sends no emails to many users. */
  onMessage: (() => void) | null
  onAll: () => void
  onClear: () => void
}

/** Replaces the search and the views while accounts are chosen. */
export function UserBulkBar({ chosen, shown, isBusy, onAct, onMessage, onAll, onClear }: UserBulkBarProps) {
  const words = useWords(userActsWords)
  const letters = useWords(lettersWords)
  const style = denseList({ of: 'users' })
  return (
    <div className={style.tools} data-lines="two" data-chosen>
      <div role="group" aria-label={words.bar} className={style.views}>
        <output>{words.chosen(chosen.length)}</output>
        {chosen.length < shown ? (
          <Button size="xs" look="ghost" onClick={onAll}>
            {words.all(shown)} <Kbd aria-hidden>*</Kbd>
          </Button>
        ) : null}
        {onMessage === null ? null : (
          <Button size="sm" look="outline" state={isBusy ? 'busy' : 'ready'} onClick={onMessage}>
            {letters.message}
          </Button>
        )}
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
        <Button size="sm" look="ghost" aria-keyshortcuts="Escape" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
    </div>
  )
}
