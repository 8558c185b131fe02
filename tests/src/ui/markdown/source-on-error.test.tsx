import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SourceOnError } from '#src/ui/markdown/source-on-error.tsx'

afterEach(cleanup)

function Drawn({ source }: { source: string }) {
  if (source === 'lost') throw new TypeError('Failed to fetch dynamically imported module: /static/a.js')
  if (source === 'bad') throw new Error('cannot be drawn')
  return <b>{source}</b>
}
const text = (source: string) => (
  <SourceOnError source={source}>
    <Drawn source={source} />
  </SourceOnError>
)

test('a text that cannot be rendered is shown as source, and the next text is rendered', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { container, rerender } = render(text('good'))
  expect(container.innerHTML).toBe('<b>good</b>')
  rerender(text('bad'))
  expect(container.querySelector('pre')?.textContent).toBe('bad')
  rerender(text('better'))
  expect(container.innerHTML).toBe('<b>better</b>')
  expect(said).toHaveBeenCalled()
  said.mockRestore()
})

test('a file that does not load is reported to the screen, which recovers', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(text('lost'))).toThrow('Failed to fetch')
  said.mockRestore()
})
