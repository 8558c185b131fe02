import { use } from 'react'
import { useWired, type Part, type Wired } from './wired.ts'

type PartName = {
  [Name in keyof Wired]: Wired[Name] extends () => Promise<unknown> ? Name : never
}[keyof Wired]

/** Suspends until the part of the app has loaded. */
export function usePart<Name extends PartName>(name: Name): Part<Name> {
  const parts: { readonly [Each in PartName]: () => Promise<Part<Each>> } = useWired()
  return use(parts[name]())
}
