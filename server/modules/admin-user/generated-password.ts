import { makePassword } from '#contract/rules/made-password.ts'
import type { Ids } from '#server/ids.ts'

export const generatePassword = (ids: Ids): string => makePassword(() => ids.bytes(1)[0] ?? 0)
