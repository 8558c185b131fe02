import { afterAll, vi } from 'vitest'

// The files of a worker share its packages and its globals: packages take longer to load than most files run.
// What is ours each file has anew.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
