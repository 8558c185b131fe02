import { afterAll, vi } from 'vitest'

// What comes after the first paint must not come after the test file: whoever is still waiting for calm is hurried, and then waited for.
afterAll(async () => {
  dispatchEvent(new Event('pointerdown'))
  await vi.dynamicImportSettled()
})
