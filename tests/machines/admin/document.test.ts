import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { documentEffects, documentMachine, toDocumentView } from '#machines/admin/document.machine.ts'
import { missedBy, modelOf } from '../../model.ts'

const problem: Problem = { kind: 'unreachable' }
const model = modelOf(
  documentMachine,
  [{ type: 'document.read', address: 'blob:1' }, { type: 'document.failed', problem }, { type: 'retry' }],
  { input: { url: '/assets/a/w.pdf' } },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), documentMachine)).toEqual([])
})

test('the bytes are read once, again after a failure, and released at the end', () => {
  const read: string[] = []
  let released = 0
  const actor = createActor(
    documentMachine.provide({
      actors: {
        holdDocument: documentEffects.holdDocument.by(({ url }, say) => {
          const failed = { type: 'document.failed', problem } as const
          const came = { type: 'document.read', address: 'blob:1' } as const
          say(read.push(url) === 1 ? failed : came)
          return () => (released += 1)
        }),
      },
    }),
    { input: { url: '/assets/a/w.pdf' } },
  )
  const view = () => toDocumentView(actor.getSnapshot())
  actor.start()
  expect(view()).toEqual({ kind: 'failed', problem })
  actor.send({ type: 'retry' })
  expect(view()).toEqual({ kind: 'shown', address: 'blob:1' })
  expect([read.length, released]).toEqual([2, 1])
  actor.stop()
  expect(released).toBe(2)
})
