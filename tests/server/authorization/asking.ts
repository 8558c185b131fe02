import type { Call } from '#contract/call.ts'
import type { TestServer } from '../a-server.ts'
import { aForm } from '../modules/asset/asset.world.ts'

export interface Question {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  form?: 'file' | 'files'
  /** The content of the form's file. Missing: a picture. */
  content?: Uint8Array
  name?: string
  type?: string
}
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const aFile = (field: 'file' | 'files', { content = DOT, name = 'dot.png', type }: Question) =>
  aForm([{ field, name, content: Buffer.from(content), ...(type === undefined ? {} : { type }) }])

/** Parameters without a value get any id, because the refusal must not depend on them. */
export function addressOf({ path, rules }: Call, params: NonNullable<Question['params']> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = params[name]
    if (given !== undefined) return String(given)
    const schema = rules.params?.[name]
    if (schema?.['x-key'] === 'sha256') return 'a'.repeat(64)
    return schema?.type === 'integer' ? '2147483647' : 'abcdef01'
  })
}

interface SentBody {
  payload?: string | Buffer
  headers?: { 'content-type': string }
}
export function bodyOf(question: Question): SentBody {
  const { body, form } = question
  if (form) return aFile(form, question)
  return body === undefined
    ? {}
    : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

export function ask(server: TestServer, call: Call, question: Question, cookie: string | null) {
  const { params, query } = question
  const sent = bodyOf(question)
  const headers = { 'accept-language': 'en', ...sent.headers, ...(cookie === null ? {} : { cookie }) }
  return server.ask(call.method, addressOf(call, params), {
    ...sent,
    headers,
    ...(query ? { query: { ...query } } : {}),
  })
}
