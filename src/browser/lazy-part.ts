import { lazy, type ComponentType } from 'react'
import { retryImport } from './retry-import.ts'

/** A component whose file loads with its first use. A load that failed without network is repeated. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => retryImport(async () => ({ default: await load() })))
