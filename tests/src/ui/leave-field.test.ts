import { afterEach, expect, test } from 'vitest'
import { leaveField } from '#src/ui/leave-field.ts'

afterEach(() => document.body.replaceChildren())

function open(around: HTMLElement): HTMLInputElement {
  const field = document.createElement('input')
  around.append(field)
  document.body.append(around)
  field.focus()
  return field
}

test('the focus moves from a field to the focusable element around it', () => {
  const around = document.createElement('form')
  around.tabIndex = -1
  leaveField(open(around))
  expect(document.activeElement).toBe(around)
})

test('without a focusable element around it the field loses the focus', () => {
  leaveField(open(document.createElement('form')))
  expect(document.activeElement).toBe(document.body)
})
