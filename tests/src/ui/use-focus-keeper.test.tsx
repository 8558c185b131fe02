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

test('the focus stays near when the button that had it goes', async () => {
  await answered(() => screen.getByText('Ask').focus())
  expect(document.activeElement).toBe(screen.getByRole('group'))
})

test('so it does in a browser that gives no focus to a button that is clicked', async () => {
  await answered(() => fireEvent.click(screen.getByText('Ask')))
  expect(document.activeElement).toBe(screen.getByRole('group'))
})

test('somebody who has gone elsewhere is left there', async () => {
  await answered(() => {
    screen.getByText('Ask').focus()
    screen.getByText('Elsewhere').focus()
  })
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'))
})

test('nobody is led to what they have not touched', async () => {
  await answered(() => {})
  expect(document.activeElement).toBe(document.body)
})
