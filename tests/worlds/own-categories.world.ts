import { createActor } from 'xstate'
import { expect } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { ownCategoriesMachine } from '#machines/admin/own-categories.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { fill } from '#machines/kit/fill.ts'
import { noteWalk } from '../built/note-walk.ts'

/** The process of the user's own categories, on a server that the test controls. */
export function openOwnCategories() {
  let answer: (outcome: Outcome<null>) => void = () => {}
  const send = () => new Promise<Outcome<null>>((settle) => (answer = settle))
  const actor = createActor(fill(ownCategoriesMachine, { send }), {
    input: { game: 1 },
    inspect: noteWalk,
  }).start()
  return {
    start: () => actor.send({ type: 'submit', form: [{ tag: 'Web', label: 'Net', colour: 'gray' }] }),
    agree: () => answer({ ok: true, value: null }),
    refuse: () => answer({ ok: false, problem: { kind: 'refused', title: 'No' } }),
    sees: async (kind: 'open' | 'busy', title: string | null) => {
      const shown = () => {
        const view = toFormView(actor.getSnapshot())
        const problem = view.kind === 'open' ? view.problem : null
        return { kind: view.kind, title: problem?.kind === 'refused' ? problem.title : null }
      }
      await expect.poll(shown).toEqual({ kind, title })
    },
  }
}
