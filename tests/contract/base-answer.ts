import type { Schema } from '#contract/schema.ts'

/** A call of the base wire, with the names that a base server was seen to answer. */
export interface KnownCall {
  method: string
  /** A regular expression of its paths, in any case. */
  pattern: string
  /** In lower case. */
  query: readonly string[]
  answer: Schema | null
  names: readonly string[]
}

/** Finds the call of a request. Undefined: no base server knows it. */
export function knownCall(
  calls: readonly KnownCall[],
  method: string,
  pathname: string,
): KnownCall | undefined {
  return calls.find((call) => call.method === method && new RegExp(call.pattern, 'i').test(pathname))
}

/** The parameters of a request that no base server reads. */
export const unknownQuery = ({ query }: KnownCall, sent: URLSearchParams): string[] =>
  [...sent.keys()].filter((name) => !query.includes(name.toLowerCase()))

/** Removes what only our server answers: fields that a client may miss and that no base server has sent. */
export function asBaseAnswer(
  value: unknown,
  { answer, names }: Pick<KnownCall, 'answer' | 'names'>,
): unknown {
  const schema = answer?.anyOf?.[0] ?? answer
  if (Array.isArray(value)) {
    const each = { answer: schema?.items ?? null, names }
    return value.map((one: unknown) => asBaseAnswer(one, each))
  }
  if (typeof value !== 'object' || value === null) return value
  const { properties, additionalProperties = null } = schema ?? {}
  const kept = Object.entries(value).filter(
    ([name]) => names.includes(name) || properties?.[name]?.['~optional'] !== true,
  )
  return Object.fromEntries(
    kept.map(([name, one]: [string, unknown]) => [
      name,
      asBaseAnswer(one, { answer: properties?.[name] ?? additionalProperties, names }),
    ]),
  )
}
