import { lazy, useState, type ComponentType } from 'react'
import { retryImport } from '#src/browser/retry-import.ts'

export interface LazyScreen {
  bring: () => Promise<ComponentType>
  Page: ComponentType
}

/** A screen whose file loads on demand. A loaded one renders immediately, without a spinner. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let found: ComponentType | null = null
  let coming: Promise<ComponentType> | null = null
  const bring = () =>
    (coming ??= retryImport(async () => (found = await load())).catch((error: unknown) => {
      coming = null
      throw error
    }))
  const Late = lazy(async () => ({ default: await bring() }))
  function Page() {
    // A visible screen must stay the same component, or it would start over.
    const [Now] = useState<ComponentType>(() => found ?? Late)
    return <Now />
  }
  return { bring, Page }
}
