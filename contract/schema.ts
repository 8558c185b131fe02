// The vocabulary of the contract: plain JSON Schema that carries its types. The server's reader, the types
// and the OpenAPI document are made from it. It needs no schema library, so a file that imports a model stays
// small.

/** `W`: the value on the wire. `R`: the value after the server's reader has filled in the defaults. */
export interface Schema<W = unknown, R = W> {
  readonly $id?: string
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object'
  readonly format?: 'int32' | 'int64' | 'double' | 'date-time'
  readonly enum?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly properties?: Fields
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema
  readonly anyOf?: readonly Schema[]
  readonly default?: unknown
  /** Rejects a missing value, '' and white space. */
  readonly 'x-required'?: true
  readonly 'x-shape'?: Shape
  readonly 'x-clear'?: ClearKind
  readonly 'x-key'?: KeyForm
  /** The number of the first name, for input by number. The other names count on from it. */
  readonly 'x-first'?: number
  readonly 'x-default'?: true
  /** Responses may contain other names, because a newer server may add some. */
  readonly 'x-open'?: true
  readonly '~optional'?: true
  /** Never set at run time: these two only carry the types. */
  readonly '~wire'?: W
  readonly '~read'?: R
}
export type Fields = Readonly<Record<string, Schema>>
export type Wire<S extends Schema> = S extends Schema<infer W, unknown> ? W : never
export type Read<S extends Schema> = S extends Schema<unknown, infer R> ? R : never

type Optional = { readonly '~optional': true }
type Defaulted = Optional & { readonly 'x-default': true }
export type Flat<T> = { [K in keyof T]: T[K] } & {}
export type WireFields<P extends Fields> = Flat<
  { -readonly [K in keyof P as P[K] extends Optional ? K : never]?: Wire<P[K]> } & {
    -readonly [K in keyof P as P[K] extends Optional ? never : K]: Wire<P[K]>
  }
>
/** A field that may be absent and has no default stays optional. */
export type ReadFields<P extends Fields> = Flat<
  { -readonly [K in keyof P as IsLeft<P[K]> extends true ? K : never]?: Read<P[K]> } & {
    -readonly [K in keyof P as IsLeft<P[K]> extends true ? never : K]: Read<P[K]>
  }
>
type IsLeft<S> = S extends Defaulted ? false : S extends Optional ? true : false

export type Shape = 'email' | 'phone' | 'guid'
export type KeyForm = 'guid' | 'sha256' | 'post-id'
/** The line breaks that a text may contain. The server rejects invisible characters with both kinds. */
export type ClearKind = 'line' | 'lines'
export interface TextRules {
  /** Rejects a missing value, '' and white space. */
  required?: boolean
  /** In UTF-16 units, as the base server counts. */
  min?: number
  max?: number
  shape?: Shape
  clear?: ClearKind
}
interface Range {
  min?: number
  max?: number
}
interface IntRules extends Range {
  /** Rejects a missing value. */
  required?: boolean
}

/* #__NO_SIDE_EFFECTS__ */
export function text({ required, min, max, shape, clear }: TextRules = {}): Schema<string> {
  return {
    type: 'string',
    ...(min === undefined ? {} : { minLength: min }),
    ...(max === undefined ? {} : { maxLength: max }),
    ...(required ? { 'x-required': true } : {}),
    ...(shape ? { 'x-shape': shape } : {}),
    ...(clear ? { 'x-clear': clear } : {}),
  }
}
/**
 * An id in a path. A malformed one is no error in the request: it matches no thing, so the call responds as
 * for an unknown id.
 */
/* #__NO_SIDE_EFFECTS__ */
export function key(form: KeyForm): Schema<string> {
  return { type: 'string', 'x-key': form }
}
/* #__NO_SIDE_EFFECTS__ */
export function int({ required, ...range }: IntRules = {}): Schema<number> {
  return { type: 'integer', format: 'int32', ...within(range), ...(required ? { 'x-required': true } : {}) }
}
/* #__NO_SIDE_EFFECTS__ */
export function long(): Schema<number> {
  return { type: 'integer', format: 'int64' }
}
/* #__NO_SIDE_EFFECTS__ */
export function double(range: Range = {}): Schema<number> {
  return { type: 'number', format: 'double', ...within(range) }
}
/* #__NO_SIDE_EFFECTS__ */
export function bool(): Schema<boolean> {
  return { type: 'boolean' }
}
/** An instant as wire text, ISO 8601 with offset. */
/* #__NO_SIDE_EFFECTS__ */
export function iso(): Schema<string> {
  return { type: 'string', format: 'date-time' }
}
/**
 * A closed set of names. Lenient input accepts them in any case, or by number. `first` is the number of the
 * first name.
 */
/* #__NO_SIDE_EFFECTS__ */
export function names<const Names extends readonly string[]>(
  id: string,
  all: Names,
  first = 0,
): Schema<Names[number]> {
  return { type: 'string', enum: all, $id: id, 'x-first': first }
}
/**
 * Names that a newer server may add to. Clients accept any text in a response and have a way to show it.
 * Input accepts only the known names.
 */
/* #__NO_SIDE_EFFECTS__ */
export function open<W>(of: Schema<W>): Schema<W> {
  return { ...of, 'x-open': true }
}
/* #__NO_SIDE_EFFECTS__ */
export function list<W, R>(of: Schema<W, R>): Schema<W[], R[]> {
  return { type: 'array', items: of }
}
/** A JSON object with some of the keys. Their order is that of `keys`, because clients draw in this order. */
/* #__NO_SIDE_EFFECTS__ */
export function map<Key extends string, W>(
  keys: Schema<Key>,
  of: Schema<W>,
): Schema<string extends Key ? Record<string, W> : { [K in Key]?: W }> {
  return { type: 'object', propertyNames: keys, additionalProperties: of }
}
/* #__NO_SIDE_EFFECTS__ */
export function nullable<W, R>(of: Schema<W, R>): Schema<W | null, R | null> {
  return { anyOf: [of, { type: 'null' }] }
}
/** A named model: the name becomes that of the component in the OpenAPI document. */
/* #__NO_SIDE_EFFECTS__ */
export function model<P extends Fields>(id: string, properties: P): Model<P> {
  const required = Object.keys(properties).filter((name) => !properties[name]?.['~optional'])
  return { type: 'object', $id: id, properties, required }
}
export type Model<P extends Fields> = Schema<WireFields<P>, ReadFields<P>> & {
  readonly $id: string
  readonly properties: P
}
/* #__NO_SIDE_EFFECTS__ */
export function fieldsAnd<P extends Fields, More extends Fields>(base: Model<P>, more: More): P & More {
  return { ...base.properties, ...more }
}

/** The field may be missing, in a request or in a response. */
/* #__NO_SIDE_EFFECTS__ */
export function optional<W, R>(of: Schema<W, R>): Schema<W, R> & Optional {
  return { ...of, '~optional': true }
}
/** Only for input: a null or missing value keeps the stored one. */
/* #__NO_SIDE_EFFECTS__ */
export function keep<W, R>(of: Schema<W, R>): Schema<W | null, R | null> & Optional {
  return optional(nullable(of))
}
/** Only for input: a missing value means this one. */
/* #__NO_SIDE_EFFECTS__ */
export function absent<W, R>(of: Schema<W, R>, value: W & R): Schema<W, R> & Defaulted {
  return { ...of, default: value, 'x-default': true, '~optional': true }
}

function within({ min, max }: Range): { minimum?: number; maximum?: number } {
  return { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) }
}
