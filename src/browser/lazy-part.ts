import { lazy, type ComponentType } from 'react'
import { retryImport } from './retry-import.ts'

/** A component whose file comes with its first use, also over a line that goes meanwhile. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => retryImport(async () => ({ default: await load() })))
