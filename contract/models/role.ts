/**
 * In rising order: who has one may do all that those before it may. Apart from the models, so that the frame
 * does not carry schemas.
 */
export const ROLES = ['Banned', 'User', 'Monitor', 'Admin'] as const
export type Role = (typeof ROLES)[number]
