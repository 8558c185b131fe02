import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aConfig } from '../../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../../worlds/whole-app.world.tsx'

const ARRIVES = { timeout: 10_000 }
const ok = (body: unknown) => ({ status: 200, body })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => app?.close())

const strike = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const press = (key: string, more: KeyboardEventInit = {}) => act(async () => void strike(key, more))
const field = () => screen.findByRole('combobox', {}, ARRIVES)

test('letters right after Ctrl K are in the field of the palette, and later ones go to the page', async () => {
  app = await openWholeApp('/games', {
    'GET /api/config': ok(aConfig()),
    'GET /api/game': ok([]),
  })
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => void heard.push(key)
  document.addEventListener('keydown', hear)
  // At once, because the palette may have loaded before, and its field would have the focus after the first.
  await act(async () => {
    strike('k', { ctrlKey: true })
    strike('n')
    strike('?')
  })
  await waitFor(async () => expect(await field()).toHaveProperty('value', 'n?'), ARRIVES)
  await waitFor(async () => expect(document.activeElement).toBe(await field()), ARRIVES)
  // The field has the focus, so a second Ctrl K holds nothing.
  await press('k', { ctrlKey: true })
  await press('x')
  expect(heard).toEqual(['k', 'k', 'x'])
  await press('Escape')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull(), ARRIVES)
  await press('y')
  expect(heard.at(-1)).toBe('y')
  document.removeEventListener('keydown', hear)
})
