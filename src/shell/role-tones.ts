import type { Role } from '#contract/models/role.ts'

export const ROLE_TONES = {
  Banned: 'red',
  User: 'gray',
  Monitor: 'blue',
  Admin: 'violet',
} as const satisfies Record<Role, string>
