import { expect, test } from 'vitest'
import { toEditorView } from '#machines/admin/editor-view.ts'
import { editorMachine } from '#machines/admin/editor.machine.ts'
import type { Problem } from '#contract/problem.ts'
import { answerOf, elapsed, missedBy, modelOf, statesOf } from '../../model.ts'

const fields = { title: 'News', content: 'Old' }
const stored = { fields, version: '"1"' }
const theirs = { fields: { title: 'Theirs', content: 'Old' }, version: '"2"' }
const refusal = (kind: 'conflict' | 'missing' | 'unreachable'): { ok: false; problem: Problem } => ({
  ok: false,
  problem: kind === 'unreachable' ? { kind } : { kind, title: null },
})
const input = (id: string | null) => ({ account: 'ada', id, blank: { title: '', content: '' }, now: () => 5 })
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
  answerOf('editor.open.form.saving', { ok: true, value: { id: 'a1', fields: { title: 'Mine', content: 'Old' }, version: '"2"' } }),
  answerOf('editor.open.form.saving', refusal('conflict')),
  answerOf('editor.open.form.saving', refusal('unreachable')),
  answerOf('editor.open.form.comparing', { ok: true, value: theirs }),
  answerOf('editor.open.form.comparing', refusal('unreachable')),
  { type: 'choose', choices: { title: 'theirs' } },
  { type: 'resume' },
  // The machine raises it itself; the paths only count what comes from outside.
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
const of = (id: string | null) => modelOf(editorMachine, events, { input: input(id), contextOf }).getShortestPaths()

test('every arrow is walked', () => {
  expect(missedBy([...of('a1'), ...of(null)], editorMachine)).toEqual([])
})

test('every state has a view, and only an open one can be written in', () => {
  const views = statesOf([...of('a1'), ...of(null)]).map((snapshot) => toEditorView(snapshot as never).kind)
  expect(new Set(views)).toEqual(new Set(['loading', 'failed', 'missing', 'gone', 'open', 'conflicting']))
})
