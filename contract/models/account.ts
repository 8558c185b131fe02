import { names } from '../schema.ts'

export const ROLES = ['Banned', 'User', 'Monitor', 'Admin'] as const
export type Role = (typeof ROLES)[number]
export const roleNames = names('Role', ROLES)
