/**
 * Rising order: each role includes the rights of those before it. Kept out of the models, so that the frame
 * of the client loads no schemas.
 */
export const ROLES = ['Banned', 'User', 'Monitor', 'Admin'] as const
export type Role = (typeof ROLES)[number]
