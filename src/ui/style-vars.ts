import type { CSSProperties } from 'react'

type Vars = Readonly<Record<`--${string}`, string | number>>

/** Types variables of a recipe as an inline style. */
export const styleVars = (vars: Vars): CSSProperties & Vars => vars
