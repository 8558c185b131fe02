import { useState } from 'react'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeEdits, ChallengeEditsView } from '#machines/admin/challenge-edits.machine.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useClock } from '#src/browser/clock.ts'
import {
  editsOf,
  isAtOnce,
  ordering,
  withVersions,
  type BulkAct,
  type BulkFacts,
  type BulkKind,
} from './bulk-acts.ts'
import { useRunning } from './use-running.ts'

/** The act that the dialog asks about. Null `act`: the user still chooses its values in the dialog. */
export interface AskedAct {
  kind: BulkKind
  act: BulkAct | null
  facts: BulkFacts
}
export interface ChallengeActs {
  view: ChallengeEditsView
  asked: AskedAct | null
  /** Begins a switch or an edit immediately if the game does not run. Asks before any other act. */
  begin: (kind: BulkKind, ids: ReadonlySet<number>, act?: BulkAct) => void
  /** Carries out the act that the dialog has asked about. */
  press: (act: BulkAct) => void
  cancel: () => void
  order: (ids: readonly number[]) => void
  /** Null: there is nothing to take back. */
  undo: (() => void) | null
}

/** Runs all acts on several challenges in one process, so that the last act can be undone. */
export function useChallengeActs(
  game: number,
  own: readonly ChallengeInfoModel[],
  onDone: () => void,
): ChallengeActs {
  const clock = useClock()
  const isRunning = useRunning(game)
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const [view, send] = useProcess(
    usePart('challengeEditing').edits,
    { game },
    {
      hear: {
        succeeded: () => {
          setAsked(null)
          onDone()
        },
      },
    },
  )
  const carryOut = (task: ChallengeEdits) => send({ type: 'begin', task })
  const done = view.kind === 'idle' && view.value !== null && view.task?.undo ? view : null
  return {
    view,
    asked,
    begin: (kind, ids, act) => {
      if (ids.size === 0 || view.kind === 'busy') return
      const facts = { own, chosen: ids, now: clock.now(), isRunning: isRunning() }
      const known = act ?? (kind === 'enable' || kind === 'disable' ? { kind } : null)
      if (known !== null && isAtOnce(kind, facts)) carryOut(editsOf(known, facts))
      else setAsked({ kind, act: known, facts })
    },
    press: (act) => (asked === null ? undefined : carryOut(editsOf(act, asked.facts))),
    cancel: () => setAsked(null),
    order: (ids) => carryOut(ordering(own, ids)),
    undo:
      done === null
        ? null
        : () => {
            const { task, value } = done
            if (task?.undo && value)
              carryOut({ edit: withVersions(task.undo, value), undo: null, isUndo: true })
          },
  }
}
