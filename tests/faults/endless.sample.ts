import { test } from 'vitest'

test('never ends', () => {
  for (;;);
})
