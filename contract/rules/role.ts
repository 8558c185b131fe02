import { ROLES, type Role } from '../models/role.ts'

/** A call that needs a role takes that role or a higher one. */
export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least)
