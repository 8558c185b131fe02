import { ROLES, type Role } from '../models/role.ts'

/** Each role includes the rights of the lower ones. */
export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least)
