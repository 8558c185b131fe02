import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { holdLetters, takeLetters } from '#src/browser/held-letters.ts'

const heard = vi.fn<(key: string) => void>()
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, bubbles: true, cancelable: true, ...more })

document.addEventListener('keydown', ({ key }) => heard(key))
afterEach(() => {
  takeLetters()
  heard.mockClear()
})

test('letters are kept from the page until they are taken', () => {
  press('a')
  holdLetters()
  expect(press('b')).toBe(false)
  press('ü')
  press(' ')
  expect(takeLetters()).toBe('bü ')
  press('c')
  expect(heard.mock.calls.flat()).toEqual(['a', 'c'])
  expect(takeLetters()).toBe('')
})

test('other keys and combinations go their usual way', () => {
  holdLetters()
  holdLetters()
  press('Escape')
  press('k', { ctrlKey: true })
  press('k', { metaKey: true })
  press('x', { altKey: true })
  press('y')
  expect(heard.mock.calls.flat()).toEqual(['Escape', 'k', 'k', 'x'])
  expect(takeLetters()).toBe('y')
})
