import { afterEach, expect } from 'vitest'
import { listenForForbidden, takeForbidden } from './forbidden.ts'

listenForForbidden()

// Events of the page arrive after the action that caused them, so this waits until they belong to no later
// test.
afterEach(async () => {
  await new Promise((settle) => setTimeout(settle))
  expect(takeForbidden(), 'forbidden by the headers that the server sends').toEqual([])
})
