import { describe, expect, test } from 'vitest'
import { toShortcut } from '#src/app/root.tsx'

const key = (
  name: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing', true>> = {},
) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...held,
})

describe('keys for every screen', () => {
  test.each([
    [key('k', { ctrlKey: true }), 'palette'],
    [key('K', { metaKey: true }), 'palette'],
    [key('k'), null],
    [key('?'), 'keys'],
    [key('/'), 'search'],
    [key('/', { altKey: true }), null],
    [key('/', { ctrlKey: true }), null],
    [key('?', { isComposing: true }), null],
  ])('%o → %s', (event, wish) => expect(toShortcut(event, false)).toBe(wish))

  test('single keys are letters in a text field', () => {
    expect(toShortcut(key('?'), true)).toBeNull()
    expect(toShortcut(key('/'), true)).toBeNull()
    expect(toShortcut(key('k', { ctrlKey: true }), true)).toBe('palette')
  })
})
