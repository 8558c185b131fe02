import type { Role } from '#contract/models/role.ts'

/** The caller, as the database had them when the session was last read. */
export interface Actor {
  id: string
  name: string
  role: Role
}
