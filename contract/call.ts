import type { Role } from './models/account.ts'
import type { Read, Schema, Wire } from './schema.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type LimitName = 'Concurrency' | 'Register' | 'Container' | 'Submit'
/** Statuses a call can answer besides 200. Their bodies are the envelope, but for 415 (problem details) and 429 (mostly empty). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 415 | 429
type Fields = Record<string, Schema>

/** What a call carries in its body. A form is `multipart/form-data` with one part name, once or repeated. */
export type Body<S extends Schema = Schema> = { kind: 'json'; schema: S } | { kind: 'form'; part: 'file' | 'files' }
/** What a call answers with 200. */
export type Answer<S extends Schema = Schema> = { kind: 'empty' } | { kind: 'json'; schema: S } | { kind: 'text' } | { kind: 'file'; type: string }

export interface CallRules {
  /** The least role that may call; null for everybody, Banned included. */
  role: Exclude<Role, 'Banned'> | null
  limit?: LimitName
  params?: Fields
  query?: Fields
  body?: Body
  answer?: Answer
  errors: readonly ErrorStatus[]
  /** Goes beyond the base wire; the name is announced in the `features` of `GET /api/config`. */
  extension?: string
}
export interface Call<R extends CallRules = CallRules> {
  readonly method: Method
  readonly path: `/${string}`
  readonly rules: R
}

export const json = /* #__NO_SIDE_EFFECTS__ */ <S extends Schema>(schema: S) => ({ kind: 'json', schema }) as const
export const form = /* #__NO_SIDE_EFFECTS__ */ <Part extends 'file' | 'files'>(part: Part) => ({ kind: 'form', part }) as const
export const file = /* #__NO_SIDE_EFFECTS__ */ (type: string) => ({ kind: 'file', type }) as const
export const plain = { kind: 'text' } as const

/** `{name}` in the path stands for a path parameter; the base list's spelling is kept, so that the two can be held together. */
const calling =
  (method: Method) =>
  /* #__NO_SIDE_EFFECTS__ */ <const R extends CallRules>(path: `/${string}`, rules: R): Call<R> => ({ method, path, rules })
export const get = calling('GET')
export const post = calling('POST')
export const put = calling('PUT')
export const del = calling('DELETE')

type WireFields<F> = F extends Fields
  ? { [K in keyof F as F[K] extends { '~optional': true } ? K : never]?: Wire<F[K]> } & { [K in keyof F as F[K] extends { '~optional': true } ? never : K]: Wire<F[K]> }
  : unknown
type ReadAll<F> = F extends Fields
  ? { [K in keyof F as F[K] extends { '~optional': true; 'x-default'?: never } ? K : never]?: Read<F[K]> } & {
      [K in keyof F as F[K] extends { '~optional': true; 'x-default'?: never } ? never : K]: Read<F[K]>
    }
  : Record<string, never>
type Flat<T> = { [K in keyof T]: T[K] } & {}
type RulesOf<C extends Call> = C['rules']
type Part<R, K extends string> = R extends { [P in K]: infer V } ? V : undefined

/** What a client hands to `request`: only the parts that the call has. */
export type SentOf<C extends Call> = Flat<
  (Part<RulesOf<C>, 'params'> extends Fields ? { params: Flat<WireFields<Part<RulesOf<C>, 'params'>>> } : unknown) &
    (Part<RulesOf<C>, 'query'> extends Fields ? QueryPart<Flat<WireFields<Part<RulesOf<C>, 'query'>>>> : unknown) &
    (Part<RulesOf<C>, 'body'> extends { kind: 'json'; schema: infer S extends Schema } ? { body: Wire<S> } : unknown) &
    (Part<RulesOf<C>, 'body'> extends { kind: 'form'; part: infer P } ? (P extends 'file' ? { file: Upload } : { files: readonly Upload[] }) : unknown)
>
type QueryPart<Q> = Partial<Q> extends Q ? { query?: Q } : { query: Q }
/** A file as the platform at hand knows it (a browser's File); the contract compiles without DOM types. */
export interface Upload {
  readonly name: string
  readonly size: number
  readonly type: string
}
/** What a server's handler gets, read and filled. Uploaded parts come as a stream beside it. */
export interface ReceivedOf<C extends Call> {
  params: Flat<ReadAll<Part<RulesOf<C>, 'params'>>>
  query: Flat<ReadAll<Part<RulesOf<C>, 'query'>>>
  body: Part<RulesOf<C>, 'body'> extends { kind: 'json'; schema: infer S extends Schema } ? Read<S> : null
}
export type AnswerOf<C extends Call> =
  Part<RulesOf<C>, 'answer'> extends { kind: 'json'; schema: infer S extends Schema }
    ? Wire<S>
    : Part<RulesOf<C>, 'answer'> extends { kind: 'text' }
      ? string
      : null
