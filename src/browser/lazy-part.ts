import { lazy, type ComponentType } from 'react'
import { retryImport } from './retry-import.ts'

/** A component whose file loads with its first use. A failed load is repeated, but only once while online. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => retryImport(async () => ({ default: await load() })))
