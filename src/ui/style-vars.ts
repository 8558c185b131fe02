import type { CSSProperties } from 'react'

type Vars = Readonly<Record<`--${string}`, string | number>>

/** Variables that a recipe reads, as the style of an element. */
export const styleVars = (vars: Vars): CSSProperties & Vars => vars
