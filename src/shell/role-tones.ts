import type { Role } from '#contract/models/role.ts'

/** The colour that stands for each role. */
export const ROLE_TONES = {
  Banned: 'red',
  User: 'gray',
  Monitor: 'blue',
  Admin: 'violet',
} as const satisfies Record<Role, string>
