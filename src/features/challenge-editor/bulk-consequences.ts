import type { EffectsModel } from '#contract/models/effects.ts'
import type { ChallengeTableWords } from '#src/text/areas/challenge-table.en.ts'
import { sizeOf } from '#machines/admin/challenge-edits.machine.ts'
import type { Consequence } from '#src/shell/room/ask-dialog.tsx'
import { editsOf, seenAround, type BulkAct, type BulkFacts } from './bulk-acts.ts'

/**
 * The lines of the dialog: one for each effect of the act. `effects`: null if the server cannot count them.
 */
export function consequencesOf(
  act: BulkAct,
  facts: BulkFacts,
  effects: EffectsModel | null,
  { ask: words }: Pick<ChallengeTableWords, 'ask'>,
): readonly Consequence[] {
  const plain = (text: string): Consequence => ({ grave: 'plain', text })
  const costs = (text: string): Consequence => ({ grave: 'costs', text })
  const lost = (text: string): Consequence => ({ grave: 'lost', text })
  const { edit } = editsOf(act, facts)
  const already = edit.kind === 'change' ? facts.chosen.size - sizeOf(edit) : 0
  const same = already > 0 ? [plain(words.already(already))] : []
  if (act.kind === 'move') return [plain(words.ordered)]
  if (effects === null) return [...same, costs(words.uncounted)]
  const { solves, solvers, containers, submissions, teams, dependents = 0 } = effects
  if (act.kind === 'delete')
    return [
      ...(solves > 0 ? [lost(words.lost(solves, solvers))] : []),
      lost(words.lostAll(submissions)),
      ...(dependents > 0 ? [costs(words.freed(dependents))] : []),
      ...(containers > 0 ? [costs(words.stop(containers))] : []),
    ]
  const { before, after } = seenAround(act, facts)
  const [change] = act.kind === 'edit' && edit.kind === 'change' ? edit.changes : []
  const isRescored = change?.originalScore !== undefined && after > 0 && solves > 0
  const rescored = isRescored ? [costs(words.rescored(solves, solvers))] : []
  const appearing = facts.isRunning ? after - before : 0
  if (appearing > 0) return [plain(words.appear(appearing, teams)), plain(words.news), ...rescored, ...same]
  if (appearing < 0)
    return [
      costs(words.vanish(-appearing, teams)),
      ...(solves > 0 ? [costs(words.hiddenSolves(solves, solvers))] : []),
      ...(dependents > 0 ? [costs(words.shut(dependents))] : []),
      ...(containers > 0 ? [costs(words.stop(containers))] : []),
      ...same,
    ]
  if (act.kind === 'edit' && after > 0) return [plain(words.seenAtOnce), ...rescored]
  return [plain(words.unseen), ...same]
}
