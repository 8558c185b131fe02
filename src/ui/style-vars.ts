import type { CSSProperties } from 'react'

type Vars = Readonly<Record<`--${string}`, string | number>>

export const styleVars = (vars: Vars): CSSProperties & Vars => vars
