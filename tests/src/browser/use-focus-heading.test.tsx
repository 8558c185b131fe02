import { cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'

function Page({ title, isStep }: { title: string; isStep: boolean }) {
  const heading = useFocusHeading(isStep)
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}
afterEach(cleanup)
const focused = () => document.querySelector('h1:focus')?.textContent ?? null

test.each([
  [true, 'Teams'],
  [false, null],
])('a step within the app (%s) puts the focus on %j', (isStep, title) => {
  render(<Page title="Teams" isStep={isStep} />)
  expect(focused()).toBe(title)
})

test('the next page has the focus as soon as it is there, so that a quick key cannot come between', () => {
  const atArrival: unknown[] = []
  function Pages({ title }: { title: string }) {
    useLayoutEffect(() => void atArrival.push(focused()), [title])
    return <Page key={title} title={title} isStep />
  }
  const { rerender } = render(<Pages title="First" />)
  rerender(<Pages title="Second" />)
  expect(atArrival).toEqual(['First', 'Second'])
})
