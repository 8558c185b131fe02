import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { baseForm, ON_BASE } from '../../journeys/base-form.ts'
import { waysThrough } from '../../journeys/journey.ts'

const states = {
  form: { on: { save: 'saving' } },
  saving: { on: { agrees: 'saved', conflicts: 'torn' } },
  torn: { on: { merge: 'saving' } },
  saved: {},
}
const journeyWith = (extensions?: Record<string, string[]>) =>
  createMachine({ id: 'editing', initial: 'form', states, ...(extensions ? { meta: { extensions } } : {}) })

test('events that only an extension makes possible are missing, and so are states to which only they lead', () => {
  const form = baseForm(journeyWith({ versions: ['conflicts'] }))
  expect(Object.keys(form?.states ?? {})).toEqual(['form', 'saving', 'saved'])
  expect(form?.events.toSorted()).toEqual(['agrees', 'save'])
  expect(form?.id).toBe('editing')
})

test('a journey that names extensions is walked on both wires, another one once', () => {
  const stories = (extensions?: Record<string, string[]>) =>
    waysThrough(journeyWith(extensions)).map(({ story }) => story)
  const ours = stories()
  expect(ours.some((story) => story.startsWith(ON_BASE))).toBe(false)
  expect(stories({ versions: ['conflicts'] })).toEqual([...ours, `${ON_BASE}save, then agrees`])
  expect(stories({ versions: [] })).toEqual([...ours, ...ours.map((story) => ON_BASE + story)])
})

test('an event that the journey does not have is no event of an extension', () => {
  expect(() => baseForm(journeyWith({ versions: ['conflict'] }))).toThrow(
    'The journey has no event “conflict”.',
  )
})
