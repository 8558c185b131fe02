import type { Role } from '#contract/models/account.ts'

/** Who calls, as the storage knows him at this moment. */
export interface Actor {
  id: string
  name: string
  role: Role
}
