import { afterEach, expect } from 'vitest'
import { listenForForbidden, takeForbidden } from './forbidden.ts'

listenForForbidden()

// An event of the page comes after the act that it tells of.
afterEach(async () => {
  await new Promise((settle) => setTimeout(settle))
  expect(takeForbidden(), 'forbidden by the headers that the server sends').toEqual([])
})
