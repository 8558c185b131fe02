import { vi } from 'vitest'

/** A device whose colour scheme is set by the test. All other media queries are false. */
export function openDevice(first: 'dark' | 'light'): { prefer: (shade: 'dark' | 'light') => void } {
  let preferred = first
  const listening = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === `(prefers-color-scheme: ${preferred})`
    },
    media: query,
    addEventListener: (_: string, changed: () => void) => listening.add(changed),
    removeEventListener: (_: string, changed: () => void) => listening.delete(changed),
  }))
  return {
    prefer(shade) {
      preferred = shade
      for (const changed of listening) changed()
    },
  }
}
