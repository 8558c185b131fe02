/** Of what came from outside: something with named parts, of which nothing is known yet. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
