import { afterAll, vi } from 'vitest'

// Files of a worker share packages and globals, because packages take longer to load than most files run.
// Each file gets its own instances of our modules.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
