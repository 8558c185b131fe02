import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'

afterEach(cleanup)

function Panel({ state }: { state: 'asked' | 'answered' }) {
  const around = useFocusKeeper<HTMLDivElement>()
  return (
    <>
      <button type="button">Elsewhere</button>
      <div ref={around} tabIndex={-1} role="group">
        {state === 'asked' ? <button type="button">Ask</button> : <p>Answer</p>}
      </div>
    </>
  )
}
async function answered(press: () => void) {
  const { rerender } = render(<Panel state="asked" />)
  press()
  await act(async () => rerender(<Panel state="answered" />))
}

test('the focus stays near when its button disappears', async () => {
  await answered(() => screen.getByText('Ask').focus())
  expect(document.activeElement).toBe(screen.getByRole('group'))
})

test('also in a browser that gives no focus to a clicked button', async () => {
  await answered(() => fireEvent.click(screen.getByText('Ask')))
  expect(document.activeElement).toBe(screen.getByRole('group'))
})

test('a focus that has moved elsewhere stays there', async () => {
  await answered(() => {
    screen.getByText('Ask').focus()
    screen.getByText('Elsewhere').focus()
  })
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'))
})

test('the focus does not move to an untouched part', async () => {
  await answered(() => {})
  expect(document.activeElement).toBe(document.body)
})
