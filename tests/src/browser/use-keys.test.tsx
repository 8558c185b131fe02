import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeys } from '#src/browser/use-keys.ts'

function Page({ hear }: { hear: (key: string) => boolean }) {
  useKeys(hear)
  return (
    <>
      <button type="button" role="combobox" aria-expanded="false" aria-controls="list">
        Kind
      </button>
      <div role="listbox" id="list" tabIndex={0} />
      <button type="button">Plain</button>
    </>
  )
}

test('a letter on a list belongs to the list, and on a button to the page', () => {
  const heard: string[] = []
  render(<Page hear={(key) => heard.push(key) > 0} />)
  for (const role of ['combobox', 'listbox'])
    for (const key of ['u', 'Escape']) fireEvent.keyDown(screen.getByRole(role), { key })
  expect(heard).toEqual([])
  fireEvent.keyDown(screen.getByRole('button', { name: 'Plain' }), { key: 'u' })
  expect(heard).toEqual(['u'])
})
