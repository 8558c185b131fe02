import type { Role } from '#contract/models/role.ts'

/** The caller as stored at this moment. */
export interface Actor {
  id: string
  name: string
  role: Role
}
