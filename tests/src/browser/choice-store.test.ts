import { beforeEach, expect, test } from 'vitest'
import { openChoiceStore } from '#src/browser/choice-store.ts'

const open = (storage: Storage = localStorage) => openChoiceStore(storage, 'color-scheme', ['dark', 'light'])
beforeEach(() => localStorage.clear())

test('a choice is stored under its key', () => {
  expect(open().read()).toBeNull()
  open().write('light')
  expect(localStorage.getItem('color-scheme')).toBe('light')
  expect(open().read()).toBe('light')
})

test.each([
  ['"light"', 'light'],
  ['auto', null],
  ['', null],
])('the stored value %s is read as %s', (stored, choice) => {
  localStorage.setItem('color-scheme', stored)
  expect(open().read()).toBe(choice)
})

test('subscribers follow other tabs, for this key and known choices only, until they unsubscribe', () => {
  const heard: string[] = []
  const stop = open().follow((choice) => heard.push(choice))
  const say = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  say('color-scheme', 'light')
  say('language', 'dark')
  say('color-scheme', 'auto')
  say('color-scheme', null)
  stop()
  say('color-scheme', 'dark')
  expect(heard).toEqual(['light'])
})

test('a forbidden store has no choice, and a write does not throw', () => {
  const refuse = () => {
    throw new DOMException('Not here.', 'SecurityError')
  }
  const store = open({ getItem: refuse, setItem: refuse } as unknown as Storage)
  expect(() => store.write('dark')).not.toThrow()
  expect(store.read()).toBeNull()
  expect(store.current()).toBe('dark')
})

test('subscribers get choices of this tab and of others', () => {
  const store = open()
  let heard = 0
  const stop = store.subscribe(() => (heard += 1))
  store.write('light')
  dispatchEvent(new StorageEvent('storage', { key: 'color-scheme', newValue: 'dark' }))
  expect(heard).toBe(2)
  stop()
  store.write('dark')
  expect(heard).toBe(2)
})
