import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { isFocusLost } from '#src/ui/is-focus-lost.ts'
import { keepFocus } from '#src/ui/keep-focus.ts'

let end = () => {}
beforeAll(() => void (end = keepFocus()))
afterAll(() => end())

const named = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`Nothing is called ${id}.`)
  return found
}
const focused = () => document.activeElement?.id ?? ''
const frames = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

function Rows({ dialog }: { dialog?: ReactNode }) {
  return (
    <main>
      <section id="list">
        <ul>
          <li id="row">
            <button type="button" id="delete">
              Delete
            </button>
          </li>
          <li>
            <button type="button" id="next">
              Delete the next
            </button>
          </li>
        </ul>
      </section>
      {dialog}
    </main>
  )
}

test('the place around takes the focus of a row that disappears, and no other control does', async () => {
  await render(<Rows />)
  named('delete').focus()
  named('row').remove()
  await expect.poll(focused).toBe('list')
  // The next stop is in the list, and not at the top of the page.
  await userEvent.tab()
  expect(focused()).toBe('next')
})

test.each([
  ['is disabled', (button: HTMLElement) => button.setAttribute('disabled', '')],
  ['is hidden', (button: HTMLElement) => (button.hidden = true)],
])('the same happens if a button %s', async (_, change) => {
  await render(<Rows />)
  named('delete').focus()
  change(named('delete'))
  await expect.poll(focused).toBe('list')
})

const layer = (id: string, ...buttons: string[]) => (
  <div id={id} role="dialog">
    {buttons.map((button) => (
      <button key={button} type="button" id={button}>
        {button}
      </button>
    ))}
  </div>
)

test('if a button of an open dialog disappears, the focus stays in the dialog', async () => {
  await render(<Rows dialog={layer('dialog', 'again', 'close')} />)
  named('next').focus()
  named('again').focus()
  named('again').remove()
  await expect.poll(focused).toBe('dialog')
})

test('if a question over a dialog closes, the dialog has the focus again', async () => {
  const both = (
    <>
      {layer('dialog', 'remove')}
      {layer('question', 'yes')}
    </>
  )
  await render(<Rows dialog={both} />)
  for (const id of ['next', 'remove', 'yes']) named(id).focus()
  named('question').remove()
  await expect.poll(focused).toBe('remove')
})

test('if a dialog closes and its opener is gone, the place of the opener takes the focus', async () => {
  await render(<Rows dialog={layer('dialog', 'yes')} />)
  named('delete').focus()
  named('yes').focus()
  named('row').remove()
  named('dialog').remove()
  await expect.poll(focused).toBe('list')
})

test('if a dialog closes, its opener takes the focus, also where the dialog gives nothing back', async () => {
  await render(<Rows dialog={layer('dialog', 'yes')} />)
  // Ark marks the opener of a closed dialog so.
  named('next').dataset['state'] = 'closed'
  named('next').focus()
  named('yes').focus()
  named('dialog').remove()
  await expect.poll(focused).toBe('next')
})

test('what takes the focus itself keeps it', async () => {
  await render(<Rows />)
  named('delete').focus()
  named('row').remove()
  requestAnimationFrame(() => named('next').focus())
  await frames()
  expect(focused()).toBe('next')
})

test('a screen that knows a better place may come later, until the focus goes elsewhere', async () => {
  await render(<Rows />)
  named('delete').focus()
  named('row').remove()
  await expect.poll(focused).toBe('list')
  expect(isFocusLost()).toBe(true)
  await userEvent.tab()
  expect(isFocusLost()).toBe(false)
  named('list').focus()
  expect(isFocusLost()).toBe(false)
})

test('a press beside all controls takes the focus away, and it stays away', async () => {
  await render(<Rows />)
  named('delete').focus()
  named('delete').blur()
  await frames()
  named('row').remove()
  await frames()
  expect(document.activeElement).toBe(document.body)
})
