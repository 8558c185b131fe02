import { readFileSync } from 'node:fs'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { Schema } from '#contract/schema.ts'
import type { BaseCall } from '#tests/contract/base-list.ts'
import type { RecordedExchange } from '#tests/contract/recorded.ts'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../contract/${path}`, import.meta.url), 'utf8'))
const BASE = read('base-calls.json') as readonly BaseCall[]
const RECORDED = read('recorded/exchanges.json') as readonly RecordedExchange[]

/** The names of parameters differ between our list and that of the base wire, and so does the case. */
const shape = (address: string) => address.replaceAll(/\{\w+\}/g, '{}').toLowerCase()
const formOf = (type: string | undefined) => (type === 'int' ? '\\d+' : '[^/]+')
const OURS = new Map(
  Object.values(ALL_CALLS).map(
    ({ method, path, rules }) =>
      [shape(`${method} ${path}`), rules.answer?.kind === 'json' ? rules.answer.schema : null] as const,
  ),
)

/** A call of the base wire, with the names that a base server was seen to answer. */
export interface KnownCall {
  method: string
  path: RegExp
  query: ReadonlySet<string>
  answer: Schema | null
  names: ReadonlySet<string>
}

export const BASE_CALLS: readonly KnownCall[] = BASE.map(({ method, path, request }) => {
  const address = shape(`${method} ${path}`)
  return {
    method,
    path: new RegExp(
      `^${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => formOf(request.path?.[name]))}$`,
      'i',
    ),
    query: new Set(Object.keys(request.query ?? {}).map((name) => name.toLowerCase())),
    answer: OURS.get(address) ?? null,
    names: new Set(
      RECORDED.flatMap(({ call, body, status }) =>
        shape(call) === address && status === 200 ? [...namesIn(body)] : [],
      ),
    ),
  }
})

function* namesIn(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value)) {
    yield name
    yield* namesIn(each)
  }
}

/** Removes what only our server answers: fields that a client may miss and that no base server has sent. */
export function asBaseAnswer(value: unknown, schema: Schema | null, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const { items = null } = schema?.anyOf?.[0] ?? schema ?? {}
    return value.map((each: unknown) => asBaseAnswer(each, items, names))
  }
  if (typeof value !== 'object' || value === null) return value
  const { properties, additionalProperties = null } = schema?.anyOf?.[0] ?? schema ?? {}
  const kept = Object.entries(value).filter(
    ([name]) => names.has(name) || properties?.[name]?.['~optional'] !== true,
  )
  return Object.fromEntries(
    kept.map(([name, each]: [string, unknown]) => [
      name,
      asBaseAnswer(each, properties?.[name] ?? additionalProperties, names),
    ]),
  )
}
