import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { nextTask } from '#src/browser/next-task.ts'
import { useFrameLater } from '#src/browser/use-frame-later.ts'
import { useLasting } from '#src/browser/use-lasting.ts'

afterEach(cleanup)

const passes = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)))

function Late({ value }: { value: string | null }) {
  return <output>{useFrameLater(value) ?? 'nothing'}</output>
}
const shown = () => screen.getByRole('status').textContent

test('a value follows one frame later, and the last of several wins', async () => {
  const { rerender } = render(<Late value="one" />)
  expect(shown()).toBe('one')
  rerender(<Late value="two" />)
  rerender(<Late value="three" />)
  expect(shown()).toBe('one')
  await passes(100)
  expect(shown()).toBe('three')
})

test('the first value and its end are shown immediately', async () => {
  const { rerender } = render(<Late value={null} />)
  rerender(<Late value="one" />)
  expect(shown()).toBe('one')
  rerender(<Late value={null} />)
  expect(shown()).toBe('nothing')
  await passes(100)
  expect(shown()).toBe('nothing')
})

function Wait({ isSo }: { isSo: boolean }) {
  return <output>{useLasting(isSo, 60) ? 'long' : 'short'}</output>
}

test('a wait counts as long only after its time, and each wait has its own', async () => {
  const { rerender } = render(<Wait isSo />)
  expect(shown()).toBe('short')
  await passes(150)
  expect(shown()).toBe('long')
  rerender(<Wait isSo={false} />)
  expect(shown()).toBe('short')
  rerender(<Wait isSo />)
  expect(shown()).toBe('short')
})

test('the next task runs after the present one', async () => {
  const order: string[] = []
  nextTask(() => order.push('next'))
  order.push('present')
  await passes(20)
  expect(order).toEqual(['present', 'next'])
})
