import { createActor } from 'xstate'
import { describe, expect, test, vi } from 'vitest'
import type { SavedVersion, StoredVersion } from '#machines/admin/edit-state.ts'
import { toEditorView } from '#machines/admin/editor-view.ts'
import { editorMachineOf } from '#machines/admin/editor.machine.ts'
import { line, prose } from '#contract/fields/kinds.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, elapsed, missedBy, modelOf, statesOf } from '../../model.ts'

const TABLE = { title: line({ most: 99 }), content: prose({ most: 99 }) }
const machine = editorMachineOf(TABLE)
const fields = { title: 'News', content: 'Old' }
const stored = { fields, version: '"1"' }
const theirs = { fields: { title: 'Theirs', content: 'Old' }, version: '"2"' }
const refusal = (kind: 'conflict' | 'missing' | 'unreachable'): { ok: false; problem: Problem } => ({
  ok: false,
  problem: kind === 'unreachable' ? { kind } : { kind, title: null },
})
const question = { kind: 'discard-changes', count: 1 } as const
const input = (id: string | null, isGreat = false) => ({
  account: 'ada',
  id,
  now: () => 5,
  asks: () => (isGreat ? question : null),
})
const events = [
  answerOf('editor.recalling', null),
  answerOf('editor.loading', { ok: true, value: stored }),
  answerOf('editor.loading', refusal('missing')),
  answerOf('editor.loading', refusal('unreachable')),
  { type: 'retry' },
  { type: 'edit', fields: { title: 'Mine' } },
  { type: 'save' },
  { type: 'discard' },
  { type: 'remove' },
  { type: 'page.hidden' },
  elapsed('untilKept', 'editor.open.draft.waiting'),
  answerOf('editor.open.draft.writing', true),
  answerOf('editor.open.form.confirming', 'confirmed'),
  answerOf('editor.open.form.confirming', 'cancelled'),
  answerOf('editor.open.form.asking', 'confirmed'),
  answerOf('editor.open.form.asking', 'cancelled'),
  answerOf('editor.open.form.saving', {
    ok: true,
    value: { id: 'a1', fields: { title: 'Mine', content: 'Old' }, version: '"2"' },
  }),
  answerOf('editor.open.form.saving', refusal('conflict')),
  answerOf('editor.open.form.saving', refusal('unreachable')),
  answerOf('editor.open.form.comparing', { ok: true, value: theirs }),
  answerOf('editor.open.form.comparing', refusal('unreachable')),
  { type: 'choose', choices: { title: 'theirs' } },
  { type: 'resume' },
  // The machine raises this event itself, so it belongs to no path: paths consist of events from outside.
  { type: 'moved' },
]
const contextOf = ({ typed, theirs: other, choices, problem, savedAt, id }: Record<string, unknown>) => ({
  typed,
  other,
  choices,
  problem,
  savedAt,
  id,
})
const of = (id: string | null, isGreat = false) =>
  modelOf(machine, events, { input: input(id, isGreat), contextOf }).getShortestPaths()

test('every transition is taken', () => {
  expect(missedBy([...of('a1'), ...of(null), ...of('a1', true)], machine)).toEqual([])
})

test('every state has a view, and only open ones accept input', () => {
  const views = statesOf([...of('a1'), ...of(null), ...of('a1', true)]).map(
    (snapshot) => toEditorView(TABLE, snapshot as never).kind,
  )
  expect(new Set(views)).toEqual(new Set(['loading', 'failed', 'missing', 'gone', 'open', 'conflicting']))
})

test('a save that affects many users asks first, and a cancel keeps the input', async () => {
  for (const decision of ['confirmed', 'cancelled'] as const) {
    const asked: unknown[] = []
    const sent: unknown[] = []
    const actor = createActor(
      fill(machine, {
        readDraft: async () => null,
        keepDraft: async () => true,
        loadThing: async () => ({ ok: true, value: stored }),
        askFirst: async (posed) => {
          asked.push(posed)
          return decision
        },
        saveThing: async ({ fields: saved }) => {
          sent.push(saved)
          return { ok: true, value: { id: 'a1', fields: saved, version: '"2"' } }
        },
      }),
      {
        input: {
          ...input('a1'),
          asks: (seen, typed) => (typed.title === 'Great' && seen.title === 'News' ? question : null),
        },
      },
    ).start()
    const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
    const save = async (title: string) => {
      actor.send({ type: 'edit', fields: { title } })
      actor.send({ type: 'save' })
      await settled()
    }
    await settled()
    await save('Great')
    expect(asked).toEqual([question])
    expect(sent).toEqual(decision === 'confirmed' ? [{ title: 'Great', content: 'Old' }] : [])
    expect(toEditorView(TABLE, actor.getSnapshot())).toMatchObject({
      kind: 'open',
      status: decision === 'confirmed' ? 'saved' : 'dirty',
    })
    expect(actor.getSnapshot().context.typed.title).toBe('Great')
    await save('Small')
    expect([asked.length, sent.at(-1)]).toEqual([1, { title: 'Small', content: 'Old' }])
    actor.stop()
  }
})

test('a draft shows no problem of an earlier attempt to load', async () => {
  const answers = [refusal('unreachable'), { ok: true as const, value: stored }]
  const actor = createActor(
    fill(machine, {
      readDraft: async () => ({ ...stored, typed: { ...stored.fields, title: 'Mine' }, keptAt: 5 }),
      keepDraft: async () => true,
      loadThing: async () => answers.shift() ?? refusal('unreachable'),
    }),
    { input: input('a1') },
  ).start()
  await vi.waitFor(() => expect(toEditorView(TABLE, actor.getSnapshot()).kind).toBe('failed'))
  actor.send({ type: 'retry' })
  await vi.waitFor(() =>
    expect(toEditorView(TABLE, actor.getSnapshot())).toMatchObject({
      kind: 'open',
      status: 'dirty',
      problem: null,
      restoredAt: 5,
    }),
  )
  actor.stop()
})

describe('what the form says', () => {
  const draft = { ...stored, typed: { ...fields, title: 'Mine' }, keptAt: 3 }
  const open = (kept: unknown = null, hasRoom = true) => {
    const saves: ((answer: Outcome<SavedVersion<typeof fields>>) => void)[] = []
    const loads: ((answer: Outcome<StoredVersion<typeof fields>>) => void)[] = []
    const actor = createActor(
      fill(machine, {
        readDraft: async () => kept,
        keepDraft: async () => hasRoom,
        loadThing: () => new Promise((answer) => loads.push(answer)),
        saveThing: () => new Promise((answer) => saves.push(answer)),
      }),
      { input: input('a1') },
    ).start()
    const settled = () => new Promise((resolve) => setTimeout(resolve))
    return {
      actor,
      view: () => toEditorView(TABLE, actor.getSnapshot()),
      async loads(answer: Outcome<StoredVersion<typeof fields>>) {
        await settled()
        loads.at(-1)?.(answer)
        await settled()
      },
      async saves(answer: Outcome<SavedVersion<typeof fields>>) {
        actor.send({ type: 'save' })
        await settled()
        saves.at(-1)?.(answer)
        await settled()
      },
    }
  }
  test('that it was restored, until it is saved', async () => {
    const { view, loads, saves } = open(draft)
    await loads({ ok: true, value: stored })
    expect(view()).toMatchObject({ status: 'dirty', restoredAt: 3, savedAt: null })
    await saves({ ok: true, value: { id: 'a1', fields: draft.typed, version: '"2"' } })
    expect(view()).toMatchObject({ status: 'saved', restoredAt: null, savedAt: 5 })
  })
  test.each([true, false])('whether the browser had room for the draft: %s', async (hasRoom) => {
    const { view, loads } = open(draft, hasRoom)
    await loads({ ok: true, value: stored })
    expect(view()).toMatchObject({ isKept: hasRoom })
  })
  test('why a save failed, until something is edited', async () => {
    const { actor, view, loads, saves } = open(draft)
    await loads({ ok: true, value: stored })
    await saves(refusal('unreachable'))
    expect(view()).toMatchObject({ status: 'refused', problem: { kind: 'unreachable' } })
    actor.send({ type: 'edit', fields: { title: 'Mine again' } })
    expect(view()).toMatchObject({ status: 'dirty', problem: null })
  })
  test('that it is saving, while it loads the version of another user', async () => {
    const { view, loads, saves } = open(draft)
    await loads({ ok: true, value: stored })
    await saves(refusal('conflict'))
    expect(view()).toMatchObject({ status: 'saving', problem: null })
    await loads({ ok: true, value: theirs })
    expect(view()).toMatchObject({
      kind: 'conflicting',
      differences: [{ field: 'title', mine: 'Mine', theirs: 'Theirs', by: 'both', choice: null }],
      isDecided: false,
    })
  })
})
