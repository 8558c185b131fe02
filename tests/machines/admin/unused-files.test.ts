import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import {
  unusedFilesMachine,
  type RemovedFiles,
  type FileRemoval,
} from '#machines/admin/unused-files.machine.ts'
import { toActView, type ActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const some: FileRemoval = { kind: 'some', hashes: ['a', 'b'], count: 2, size: 300, skip: 50 }
const all: FileRemoval = { kind: 'all', count: 9, size: 900, skip: 0 }
const gone: RemovedFiles = { count: 2, kept: 0, problem: null }
const cut: RemovedFiles = { count: 1, kept: 0, problem: { kind: 'unreachable' } }
const nothing: RemovedFiles = { count: 0, kept: 0, problem: { kind: 'unreachable' } }

const begin = (task: FileRemoval) => ({ type: 'begin', task }) as const
const shown = (view: ActView<FileRemoval, RemovedFiles>) => ({
  kind: view.kind,
  problem: view.kind === 'idle' ? (view.value?.problem ?? view.problem) : null,
})

test('every transition is taken', () => {
  const model = modelOf(
    unusedFilesMachine,
    [
      begin(some),
      answerOf('unusedFiles.confirming', 'confirmed'),
      answerOf('unusedFiles.confirming', 'cancelled'),
      answerOf('unusedFiles.doing', { ok: true, value: gone }),
      answerOf('unusedFiles.doing', { ok: true, value: nothing }),
    ],
    { input: {} },
  )
  expect(missedBy(model.getShortestPaths(), unusedFilesMachine)).toEqual([])
})

function open(decision: Decision, answer: RemovedFiles) {
  const asked: Question[] = []
  const removed: FileRemoval[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(unusedFilesMachine, {
      askFirst: async (question) => {
        asked.push(question)
        return decision
      },
      carryOut: async ({ task }) => {
        removed.push(task)
        return { ok: true, value: answer }
      },
    }),
    { input: {} },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  const remove = async (wish: FileRemoval) => {
    actor.send(begin(wish))
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
    return shown(toActView(actor.getSnapshot()))
  }
  return { actor, asked, removed, said, remove }
}

describe('removing unused files', () => {
  test.each([
    ['some', some, { kind: 'remove-files', count: 2, size: 300 }],
    ['all', all, { kind: 'remove-files', count: 9, size: 900 }],
  ])('%s: asks with number and size, removes, and is announced', async (_, wish, question) => {
    const { asked, removed, said, remove } = open('confirmed', gone)
    expect(await remove(wish)).toEqual({ kind: 'idle', problem: null })
    expect({ asked, removed, said }).toEqual({
      asked: [question],
      removed: [wish],
      said: [{ kind: 'files-removed', count: 2, kept: 0 }],
    })
  })
  test('does nothing that was not confirmed', async () => {
    const { removed, said, remove } = open('cancelled', gone)
    await remove(some)
    expect({ removed, said }).toEqual({ removed: [], said: [] })
  })
  test('asks nothing if there are no files', async () => {
    const { asked, remove } = open('confirmed', gone)
    await remove({ ...some, hashes: [], count: 0 })
    expect(asked).toEqual([])
  })
  test('announces what was removed before a failure, and the failure', async () => {
    const { said, remove } = open('confirmed', cut)
    expect(await remove(some)).toEqual({ kind: 'idle', problem: { kind: 'unreachable' } })
    expect(said).toEqual([{ kind: 'files-removed', count: 1, kept: 0 }])
  })
  test('announces nothing without files, and removes the old problem on the next attempt', async () => {
    const { actor, said, remove } = open('confirmed', nothing)
    expect(await remove(all)).toEqual({ kind: 'idle', problem: { kind: 'unreachable' } })
    expect(said).toEqual([])
    actor.send(begin(all))
    expect(shown(toActView(actor.getSnapshot()))).toEqual({ kind: 'idle', problem: null })
  })
  test('asks about one removal at a time', () => {
    const { actor, asked } = open('confirmed', gone)
    actor.send(begin(some))
    actor.send(begin(all))
    expect(asked).toEqual([{ kind: 'remove-files', count: 2, size: 300 }])
  })
})
