import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusField } from '#src/browser/use-focus-field.ts'

function Form({ hash, visit }: { hash: string; visit: string }) {
  useFocusField({ hash, key: visit })
  return (
    <>
      <input name="title" />
      <input name="hint-1" />
    </>
  )
}
afterEach(cleanup)
const focused = () => document.activeElement?.getAttribute('name') ?? null

test('the field in the URL has the focus, and gets it again when the URL is opened again', () => {
  const { rerender } = render(<Form hash="#hint-1" visit="a" />)
  expect(focused()).toBe('hint-1')
  document.querySelector<HTMLInputElement>('[name=title]')?.focus()
  rerender(<Form hash="#hint-1" visit="a" />)
  expect(focused()).toBe('title')
  rerender(<Form hash="#hint-1" visit="b" />)
  expect(focused()).toBe('hint-1')
})
test.each(['', '#', '#nothing', '#%', '#%E0%A4%A'])(
  'the address with %j leaves the focus where it is',
  (hash) => {
    render(<Form hash={hash} visit="a" />)
    expect(focused()).toBeNull()
  },
)
