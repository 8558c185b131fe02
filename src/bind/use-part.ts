import { use } from 'react'
import { useWired, type Part, type Wired } from './wired.ts'

type PartName = {
  [Name in keyof Wired]: Wired[Name] extends () => Promise<unknown> ? Name : never
}[keyof Wired]

/** A part of the app; it is waited for while it comes. */
export function usePart<Name extends PartName>(name: Name): Part<Name> {
  const parts: { readonly [Each in PartName]: () => Promise<Part<Each>> } = useWired()
  return use(parts[name]())
}
