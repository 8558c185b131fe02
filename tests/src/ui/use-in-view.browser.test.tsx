import '#src/theme/index.css'
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useInView } from '#src/ui/use-in-view.ts'

afterEach(() => {
  cleanup()
  scrollTo(0, 0)
})

function Watched() {
  const box = useRef<HTMLDivElement>(null)
  const isInView = useInView(box)
  return (
    <>
      <p>{isInView ? 'in view' : 'out of view'}</p>
      <div ref={box} style={{ height: 100 }} />
      <div style={{ height: 3000 }} />
    </>
  )
}

test('a scrolled-out element is not visible, and is visible again when its edge returns', async () => {
  await page.viewport(600, 400)
  render(<Watched />)
  const told = () => document.querySelector('p')?.textContent
  expect(told()).toBe('in view')
  scrollTo(0, 2000)
  await expect.poll(told).toBe('out of view')
  scrollTo(0, 90)
  await expect.poll(told).toBe('in view')
})
