import type { Role } from './models/role.ts'
import type { Fields, Flat, Read, ReadFields, Schema, Wire, WireFields } from './schema.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type LimitName = 'Concurrency' | 'Register' | 'Container' | 'Submit'
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 415 | 429
export type ErrorBody = 'envelope' | 'problem-details' | 'empty' | 'envelope-or-empty'

/** A form is `multipart/form-data`. All its parts have the same name, so the name is part of the call. */
export type Body<S extends Schema = Schema> =
  /** `optional`: a request without a body means an empty object. */
  { kind: 'json'; schema: S; optional?: true } | { kind: 'form'; part: 'file' | 'files' }
export type Answer<S extends Schema = Schema> =
  | { kind: 'empty' }
  | { kind: 'json'; schema: S }
  | { kind: 'text' }
  | { kind: 'file'; type: string }

export interface CallRules {
  /** The least role that may call. Null: everyone, even banned users. */
  role: Exclude<Role, 'Banned'> | null
  limit?: LimitName
  params?: Fields
  query?: Fields
  body?: Body
  answer?: Answer
  errors: readonly ErrorStatus[]
  /** Overrides `errorBody` for single statuses. */
  errorBodies?: { readonly [S in ErrorStatus]?: ErrorBody }
  /** The call may take minutes, because the server may have to pull a container image first. */
  takesTime?: true
  /**
   * The call goes beyond the base wire. `GET /api/config` announces this name in `features`, so that a client
   * can ask for the call only where it exists.
   */
  extension?: string
  /**
   * Extension `versions`: a response carries the version of the thing as `ETag`. A call that changes the
   * thing takes it as `If-Match` and answers 409 if someone else saved in the meantime. The last save wins if
   * the header is missing.
   */
  versioned?: true
  /**
   * Extension `idempotent-answers`: takes an `Idempotency-Key`, 1 to 64 of `A–Z a–z 0–9 _ -`. The server
   * carries out the same key with the same body once and repeats its first response. Other servers ignore the
   * header.
   */
  idempotent?: true
  /** Every POST, PUT and DELETE call must have one, even if it changes nothing. */
  caution?: Caution
}
/** Keeps a user from changing something by mistake: a confirmation, or the reason why none is needed. */
type Caution =
  | { asks: readonly [string, ...string[]] }
  /** No dialog: the button of the form states the action, and the user has just filled it in. */
  | { form: string }
  /** No dialog: the user can reverse the action. The text says how. */
  | { undoable: string }
  /** No dialog: no other user notices the action. */
  | { harmless: string }
interface ChangingRules extends CallRules {
  caution: Caution
}
export interface Call<R extends CallRules = CallRules> {
  readonly method: Method
  readonly path: `/${string}`
  readonly rules: R
}

/* #__NO_SIDE_EFFECTS__ */
export function json<S extends Schema>(schema: S): { kind: 'json'; schema: S } {
  return { kind: 'json', schema }
}
/* #__NO_SIDE_EFFECTS__ */
export function optionalJson<S extends Schema>(schema: S): { kind: 'json'; schema: S; optional: true } {
  return { kind: 'json', schema, optional: true }
}
/* #__NO_SIDE_EFFECTS__ */
export function form<Part extends 'file' | 'files'>(part: Part): { kind: 'form'; part: Part } {
  return { kind: 'form', part }
}
/* #__NO_SIDE_EFFECTS__ */
export function file(type: string): { kind: 'file'; type: string } {
  return { kind: 'file', type }
}
export const plain = { kind: 'text' } as const

/**
 * `{name}` in the path is a path parameter. Its spelling is that of the base list, so that a test can compare
 * both.
 */
/* #__NO_SIDE_EFFECTS__ */
export function get<const R extends CallRules>(path: `/${string}`, rules: R): Call<R> {
  return { method: 'GET', path, rules }
}
/* #__NO_SIDE_EFFECTS__ */
export function post<const R extends ChangingRules>(path: `/${string}`, rules: R): Call<R> {
  return { method: 'POST', path, rules }
}
/* #__NO_SIDE_EFFECTS__ */
export function put<const R extends ChangingRules>(path: `/${string}`, rules: R): Call<R> {
  return { method: 'PUT', path, rules }
}
/* #__NO_SIDE_EFFECTS__ */
export function del<const R extends ChangingRules>(path: `/${string}`, rules: R): Call<R> {
  return { method: 'DELETE', path, rules }
}

/**
 * A refusal has the envelope as its body. Two statuses differ on the base wire: a wrong content type has
 * problem details, and a rate limit has no body.
 */
export function errorBody(call: Call, status: ErrorStatus): ErrorBody {
  return (
    call.rules.errorBodies?.[status] ??
    (status === 415 ? 'problem-details' : status === 429 ? 'empty' : 'envelope')
  )
}

type RulesOf<C extends Call> = C['rules']
type Part<R, K extends string> = R extends { [P in K]: infer V } ? V : undefined

/**
 * The input of `request`: only the parts that the call has. `version` is the version to change; null if none
 * is known. `key` stays the same for all attempts.
 */
export type SentOf<C extends Call> = Flat<
  (Part<RulesOf<C>, 'params'> extends infer P extends Fields ? { params: WireFields<P> } : unknown) &
    (Part<RulesOf<C>, 'query'> extends infer Q extends Fields ? QueryPart<WireFields<Q>> : unknown) &
    (Part<RulesOf<C>, 'body'> extends { kind: 'json'; schema: infer S extends Schema }
      ? { body: Wire<S> }
      : unknown) &
    (Part<RulesOf<C>, 'body'> extends { kind: 'form'; part: infer P }
      ? P extends 'file'
        ? { file: Upload }
        : { files: readonly Upload[] }
      : unknown) &
    (RulesOf<C> extends { versioned: true } ? { version?: string | null } : unknown) &
    (RulesOf<C> extends { idempotent: true } ? { key?: string } : unknown)
>
type QueryPart<Q> = Partial<Q> extends Q ? { query?: Q } : { query: Q }
/** A file as the platform at hand knows it (a browser's File); the contract compiles without DOM types. */
export interface Upload {
  readonly name: string
  readonly size: number
  readonly type: string
}
/** The input of a server's handler, read and with defaults. Uploaded parts come as a separate stream. */
export interface ReceivedOf<C extends Call> {
  params: ReadAll<Part<RulesOf<C>, 'params'>>
  query: ReadAll<Part<RulesOf<C>, 'query'>>
  body: Part<RulesOf<C>, 'body'> extends { kind: 'json'; schema: infer S extends Schema } ? Read<S> : null
}
type ReadAll<F> = F extends Fields ? ReadFields<F> : Record<string, never>
export type AnswerOf<C extends Call> =
  Part<RulesOf<C>, 'answer'> extends { kind: 'json'; schema: infer S extends Schema }
    ? Wire<S>
    : Part<RulesOf<C>, 'answer'> extends { kind: 'text' }
      ? string
      : null
