import { errorBody, type Answer, type Body, type Call, type ErrorBody } from '#contract/call.ts'
import type { Schema } from '#contract/schema.ts'

/** A call in the form of the base list, as recorded from the base server. */
export interface BaseCall {
  method: string
  path: string
  role: string
  ratelimit: { named: string | null }
  request: {
    path?: Record<string, string>
    query?: Record<string, BaseQuery>
    contentType?: string
    body: string | Record<string, string> | null
  }
  responses: Record<string, { body: string | null; contentType?: string }>
}
interface BaseQuery {
  type: string
  default?: unknown
  required?: boolean
}

export const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/**
 * States the facts of a call in the words that are used for our calls, one per line, so that both can be
 * compared.
 */
export function factsOfBase(base: BaseCall): Map<string, string> {
  const facts = new Map([
    ['role', base.role],
    ['limit', base.ratelimit.named ?? 'none'],
    [
      'request',
      base.request.body === null ? 'none' : `${base.request.contentType} ${wordOf(base.request.body)}`,
    ],
  ])
  for (const [name, type] of Object.entries(base.request.path ?? {})) facts.set(`path ${name}`, type)
  for (const [name, { type, required, ...rest }] of Object.entries(base.request.query ?? {}))
    facts.set(
      `query ${name}`,
      queryWord(type, required ?? false, 'default' in rest ? rest.default : undefined),
    )
  for (const [status, { body, contentType }] of Object.entries(base.responses)) {
    const word = body === null ? 'empty' : wordOf(body)
    facts.set(`answer ${status}`, status === '200' && contentType ? `${contentType} ${word}` : word)
  }
  return facts
}

export function factsOf(call: Call): Map<string, string> {
  const { role, limit, params = {}, query = {}, body, answer = { kind: 'empty' }, errors } = call.rules
  const facts = new Map([
    ['role', role ?? 'anonymous'],
    ['limit', limit ?? 'none'],
    ['request', body ? requestWord(body) : 'none'],
    ['answer 200', answerWord(answer)],
  ])
  for (const [name, schema] of Object.entries(params)) facts.set(`path ${name}`, typeWord(schema))
  for (const [name, schema] of Object.entries(query))
    facts.set(`query ${name}`, queryWord(typeWord(schema), schema['x-required'] ?? false, schema.default))
  for (const status of errors) facts.set(`answer ${status}`, ERROR_WORDS[errorBody(call, status)])
  return facts
}

/** Reports missing, additional and different facts, one sentence each, so that a failure explains itself. */
export function disagreements(ours: Map<string, string>, base: Map<string, string>): string[] {
  return [...new Set([...ours.keys(), ...base.keys()])]
    .filter((fact) => ours.get(fact) !== base.get(fact))
    .map(
      (fact) =>
        `${fact}: ${ours.get(fact) ?? 'nothing'}, but the base list has ${base.get(fact) ?? 'nothing'}`,
    )
}

/**
 * The base list has remarks in brackets, which are cut off. The content type distinguishes raw text from JSON
 * strings.
 */
function wordOf(body: string | Record<string, string>): string {
  if (typeof body === 'object')
    return Object.entries(body)
      .map((part) => part.join(': '))
      .join()
  return body.startsWith('RequestResponse for') ? body : body.replace(/ \(.*$/, '')
}
const ERROR_WORDS: Record<ErrorBody, string> = {
  envelope: 'RequestResponse',
  'problem-details': 'ProblemDetails',
  empty: 'empty',
  'envelope-or-empty': 'RequestResponse for the cool-down, empty for the rate limit',
}

function queryWord(type: string, required: boolean, value: unknown): string {
  return `${type}${required ? ' required' : ''}${value === undefined ? '' : ` = ${JSON.stringify(value)}`}`
}

function requestWord(body: Body): string {
  if (body.kind === 'json') return `application/json ${typeWord(body.schema)}`
  return `multipart/form-data ${body.part === 'file' ? 'file: binary, required' : 'files: binary, repeated'}`
}

function answerWord(answer: Answer): string {
  switch (answer.kind) {
    case 'empty':
      return 'empty'
    case 'json':
      return `application/json; charset=utf-8 ${typeWord(answer.schema)}`
    case 'text':
      return 'text/plain; charset=utf-8 string'
    case 'file':
      return `${answer.type === '*/*' ? 'by extension of filename, else application/octet-stream' : answer.type} binary`
    default:
      return answer satisfies never
  }
}

const KEY_WORDS = { guid: 'string (GUID)', sha256: 'string, length 64', 'post-id': 'string (8 characters)' }
function typeWord(schema: Schema): string {
  if (schema.$id) return modelWord(schema.$id)
  if (schema.items) return `${typeWord(schema.items)}[]`
  if (schema['x-key']) return KEY_WORDS[schema['x-key']]
  if (schema.minLength) return `string, length >= ${schema.minLength}`
  return schema.type === 'integer' ? 'int' : schema.type === 'boolean' ? 'bool' : `${schema.type}`
}

/**
 * Our models have other names where input and output differ, or where an extension adds a field, so names are
 * mapped before the comparison.
 */
function modelWord(id: string): string {
  const [, envelope, of] = /^(RequestResponse|ArrayResponse)Of(.+)$/.exec(id) ?? []
  if (envelope) return `${envelope}<${of === 'Boolean' ? 'bool' : of}>`
  return id.replace(/(?<=Model|Policy|Config)Input$/, '').replace(/^GlobalConfigAnswer$/, 'GlobalConfig')
}
