import { readFileSync } from 'node:fs'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { KnownCall } from './base-answer.ts'
import type { BaseCall } from './base-list.ts'
import type { RecordedExchange } from './recorded.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
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

/** All calls of the base wire, from its list and from the recording of a server. */
export const KNOWN_CALLS: readonly KnownCall[] = BASE.map(({ method, path, request }) => {
  const address = shape(`${method} ${path}`)
  const names = RECORDED.flatMap(({ call, body, status }) =>
    shape(call) === address && status === 200 ? [...namesIn(body)] : [],
  )
  return {
    method,
    pattern: `^${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => formOf(request.path?.[name]))}$`,
    query: Object.keys(request.query ?? {}).map((name) => name.toLowerCase()),
    answer: OURS.get(address) ?? null,
    names: [...new Set(names)],
  }
})

function* namesIn(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value)) {
    yield name
    yield* namesIn(each)
  }
}
