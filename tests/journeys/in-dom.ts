import { act, fireEvent, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { settle } from '../worlds/app.world.tsx'
import type { WholeApp } from '../worlds/whole-app.world.tsx'
import { factsOf, type Person } from './person.ts'

const FIELD = { selector: 'input, textarea' }

/**
 * Drives the built client from inside its page, under the headers that the server sends, so that a blocked
 * script fails here.
 */
export const inDom = (app: WholeApp): Person => ({
  ...app,
  async type(label, text) {
    const [field] = await screen.findAllByLabelText(label, FIELD)
    if (field instanceof HTMLTextAreaElement)
      await act(async () => void fireEvent.change(field, { target: { value: text } }))
    else await app.type(label, text)
  },
  async leave(label) {
    const field = await screen.findByLabelText(label, FIELD)
    await act(async () => void fireEvent.blur(field))
    await settle()
  },
  async choose(name) {
    await act(async () => screen.getByRole('radio', { name }).click())
    await settle()
  },
  async pick(list, option) {
    const found = await screen.findByRole('combobox', { name: list })
    if (found instanceof HTMLSelectElement) {
      const { value = '' } = [...found.options].find(({ label }) => label.startsWith(option)) ?? {}
      await act(async () => void fireEvent.change(found, { target: { value } }))
    } else {
      await act(async () => found.click())
      await settle()
      const [chosen] = await screen.findAllByRole('option', { name: (name) => name.startsWith(option) })
      await act(async () => chosen?.click())
    }
    await settle()
  },
  offers: async (name) => app.pressable(name).length > 0,
  isHeld: async (name) => app.pressable(name)[0]?.getAttribute('aria-disabled') === 'true',
  async answer(question, reply) {
    app.server.release(question, reply)
    await settle()
  },
  async passes(ms) {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    await settle()
  },
  async isOnline() {
    await act(async () => void dispatchEvent(new Event('online')))
    await settle()
  },
  field: async (label) => factsOf(await screen.findByLabelText(label, FIELD)),
  focusText: async () => document.activeElement?.textContent ?? '',
  looks: async (look) => look(),
  async finds(read, wanted) {
    // Every earlier step has waited until the page came to rest, so nothing is polled here.
    const found = await read()
    if (wanted instanceof RegExp) expect(found).toMatch(wanted)
    else expect(found).toEqual(wanted)
  },
})
