import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { insertText, spotOf } from '#src/browser/insert-text.ts'

function Field() {
  const [text, setText] = useState('Before after')
  return (
    <>
      <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="Other" />
      <output>{text}</output>
    </>
  )
}

async function open(caret: number) {
  await render(<Field />)
  const field = page.getByLabelText('Text').element()
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The field is no text area.')
  field.focus()
  field.setSelectionRange(caret, caret)
  return field
}
const shown = () => document.querySelector('output')?.textContent

test('the text is inserted at the caret, which stays behind it, and can be undone', async () => {
  const field = await open(7)
  insertText(spotOf(field), 'the picture ')
  await expect.poll(shown).toBe('Before the picture after')
  expect(field.selectionStart).toBe('Before the picture '.length)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(shown).toBe('Before after')
})

test('what was typed behind the place meanwhile stays, and so does the caret', async () => {
  const field = await open(7)
  const spot = spotOf(field)
  field.setSelectionRange(12, 12)
  await userEvent.keyboard(' and on')
  insertText(spot, 'the picture ')
  await userEvent.keyboard('!')
  await expect.poll(shown).toBe('Before the picture after and on!')
})

test('if the text before the place has changed, it goes to the end of the line', async () => {
  const field = await open(7)
  const spot = spotOf(field)
  field.setSelectionRange(0, 0)
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}Now ')
  field.setSelectionRange(3, 3)
  insertText(spot, ' the picture')
  await expect.poll(shown).toBe('\nNow Before after the picture')
})

test('a user who writes in another field stays there', async () => {
  const field = await open(7)
  const spot = spotOf(field)
  await page.getByLabelText('Other').click()
  insertText(spot, 'the picture ')
  await expect.poll(shown).toBe('Before the picture after')
  expect(document.activeElement).toBe(page.getByLabelText('Other').element())
})
