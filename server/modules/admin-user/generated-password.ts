import { makePassword } from '#contract/rules/generated-password.ts'
import type { Ids } from '#server/base/ids.ts'

export const generatePassword = (ids: Ids): string => makePassword(() => ids.bytes(1)[0] ?? 0)
