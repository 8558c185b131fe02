import { useState } from 'react'
import { getEffects } from '#contract/calls/effects.ts'
import { DELETE_WORD } from '#contract/rules/challenge.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import type { Problem } from '#contract/problem.ts'
import { sizeOf } from '#machines/admin/challenge-edits.machine.ts'
import { useRead } from '#src/api/use-read.ts'
import { AskDialog } from '#src/shell/room/ask-dialog.tsx'
import { challengeTableWords } from '#src/text/areas/challenge-table.ts'
import { useWords } from '#src/text/use-text.ts'
import { editsOf, type BulkAct } from './bulk-acts.ts'
import { consequencesOf } from './bulk-consequences.ts'
import { CategoryValue, OpeningValue, PlaceValue } from './bulk-values.tsx'
import type { AskedAct } from './use-challenge-acts.ts'

export interface BulkQuestionProps {
  game: number
  asked: AskedAct
  isBusy: boolean
  problem: Problem | null
  onPress: (act: BulkAct) => void
  onCancel: () => void
}

/** Further names would not be read. */
const MAX_NAMED = 6

/** Explains the effects of an act, with numbers from the server, above the button that starts it. */
export function BulkQuestion({ game, asked, isBusy, problem, onPress, onCancel }: BulkQuestionProps) {
  const words = useWords(challengeTableWords)
  const { kind, facts } = asked
  const chosen = facts.own.filter(({ id }) => facts.chosen.has(id))
  const [at, setAt] = useState<number | null>(null)
  const [tag, setTag] = useState<ChallengeTag>(chosen[0]?.tag ?? 'Misc')
  const [before, setBefore] = useState<number | null>(null)
  const query = { challenges: chosen.map(({ id }) => id).join(',') }
  const read = useRead(getEffects, { params: { id: game }, query }, 'once')
  const act = ((): BulkAct => {
    if (asked.act !== null) return asked.act
    switch (kind) {
      case 'open':
        return { kind, at }
      case 'category':
        return { kind, tag }
      case 'move':
        return { kind, before }
      case 'delete':
        return { kind, word: DELETE_WORD }
      case 'edit':
        return { kind, wish: {} }
      default:
        return { kind }
    }
  })()
  const { edit, undo } = editsOf(act, facts)
  const size = edit.kind === 'order' ? chosen.length : sizeOf(edit)
  const named = chosen.slice(0, MAX_NAMED).map(({ title }) => title)
  const more = chosen.length - named.length
  const counted =
    read.state === 'waiting'
      ? [{ grave: 'plain' as const, text: words.ask.loading }]
      : consequencesOf(act, facts, read.state === 'ready' ? read.value : null, words)
  return (
    <AskDialog
      title={words.ask.title[kind](chosen.length)}
      lines={[{ grave: 'plain', text: words.ask.named(named.join(', '), more) }, ...counted]}
      undo={undo === null ? words.ask.undo[kind] : words.ask.undoable}
      {...(kind === 'delete' ? { word: DELETE_WORD, tone: 'danger' as const } : {})}
      button={words.ask.button[kind](size)}
      isReady={size > 0 && read.state !== 'waiting'}
      isBusy={isBusy}
      problem={problem}
      onPress={(typed) => onPress(act.kind === 'delete' ? { kind: 'delete', word: typed } : act)}
      onCancel={onCancel}
    >
      {kind === 'open' ? <OpeningValue facts={facts} at={at} onAt={setAt} /> : null}
      {kind === 'category' ? <CategoryValue tag={tag} onTag={setTag} /> : null}
      {kind === 'move' ? <PlaceValue facts={facts} before={before} onBefore={setBefore} /> : null}
    </AskDialog>
  )
}
