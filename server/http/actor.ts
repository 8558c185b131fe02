import type { Role } from '#contract/models/role.ts'

/** The caller as currently stored. */
export interface Actor {
  id: string
  name: string
  role: Role
}
