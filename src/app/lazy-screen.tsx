import { lazy, useState, type ComponentType } from 'react'
import { retryImport } from '#src/browser/retry-import.ts'

export interface LazyScreen {
  bring: () => Promise<ComponentType>
  Page: ComponentType
}

/** A screen whose file comes when it is asked for; one that has come already is drawn at once. */
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
    // Once it is on view it stays the same component, or it would begin again.
    const [Now] = useState<ComponentType>(() => found ?? Late)
    return <Now />
  }
  return { bring, Page }
}
