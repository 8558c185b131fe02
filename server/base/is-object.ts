/** Checks untrusted values: true for an object whose fields are still unknown. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
