import type { Role } from '#contract/models/role.ts'

/** Who calls, as the storage knows him at this moment. */
export interface Actor {
  id: string
  name: string
  role: Role
}
