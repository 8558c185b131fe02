import Type, { type Static, type TArray, type TOptional, type TProperties, type TSchema, type TUnion } from 'typebox'

/**
 * The words the contract is written in. This is the only file that knows typebox: the schemas are plain JSON Schema, from which
 * the server's reader, the reply shapes, the types and the OpenAPI document are all made.
 */

export type Schema = TSchema
/** What a value of this schema looks like on the wire: what a server answers, what a client may send. */
export type Wire<S extends Schema> = Static<S>
/** What the server's reader hands on after it has put the defaults in place of what was left out. */
export type Read<S extends Schema> = S extends { properties: infer P extends TProperties } ? ReadFields<P> : S extends TArray<infer Item> ? Read<Item>[] : Static<S>
type ReadFields<P extends TProperties> = Flat<
  { [K in keyof P as P[K] extends Left ? K : never]?: Read<P[K]> } & { [K in keyof P as P[K] extends Left ? never : K]: Read<P[K]> }
>
/** May be absent, and nothing takes its place. */
type Left = { '~optional': true; 'x-default'?: never }
type Flat<T> = { [K in keyof T]: T[K] } & {}
type Defaulted<S extends Schema> = TOptional<S> & { 'x-default': true }

export interface TextRules {
  /** Rejects '' and white space, and absence. */
  required?: boolean
  /** In UTF-16 units, as the base server counts. */
  min?: number
  max?: number
  shape?: 'email' | 'phone' | 'guid' | 'sha256' | 'post-id'
}

export const text = /* #__NO_SIDE_EFFECTS__ */ ({ required, min, max, shape }: TextRules = {}) =>
  Type.String({
    ...(min === undefined ? {} : { minLength: min }),
    ...(max === undefined ? {} : { maxLength: max }),
    ...(required ? { 'x-required': true } : {}),
    ...(shape ? { 'x-shape': shape } : {}),
  })
export const int = /* #__NO_SIDE_EFFECTS__ */ (range: { min?: number; max?: number } = {}) => Type.Integer({ format: 'int32', ...rangeOf(range) })
export const long = /* #__NO_SIDE_EFFECTS__ */ () => Type.Integer({ format: 'int64' })
export const double = /* #__NO_SIDE_EFFECTS__ */ (range: { min?: number; max?: number } = {}) => Type.Number({ format: 'double', ...rangeOf(range) })
export const bool = /* #__NO_SIDE_EFFECTS__ */ () => Type.Boolean()
/** An instant as wire text, ISO 8601 with offset. */
export const iso = /* #__NO_SIDE_EFFECTS__ */ () => Type.String({ format: 'date-time' })
/** A closed set of names; lenient input also takes them in any case, or by number. `first` is the number of the first name. */
export const names = /* #__NO_SIDE_EFFECTS__ */ <const Names extends readonly string[]>(id: string, all: Names, first = 0) =>
  Type.Unsafe<Names[number]>({ type: 'string', enum: [...all], $id: id, 'x-first': first })
export const list = /* #__NO_SIDE_EFFECTS__ */ <S extends Schema>(of: S) => Type.Array(of)
/** A JSON object whose keys are some of the given names. */
export const map = /* #__NO_SIDE_EFFECTS__ */ <Key extends string, S extends Schema>(of: S) =>
  Type.Unsafe<{ [K in Key]?: Static<S> }>({ type: 'object', additionalProperties: of })
export const nullable = /* #__NO_SIDE_EFFECTS__ */ <S extends Schema>(of: S): TUnion<[S, ReturnType<typeof Type.Null>]> => Type.Union([of, Type.Null()])
/** A model of the wire; its name becomes the component's name in the OpenAPI document. */
export const model = /* #__NO_SIDE_EFFECTS__ */ <P extends TProperties>(id: string, properties: P) => Type.Object(properties, { $id: id })

/** Input only: may be left out. */
export const optional = /* #__NO_SIDE_EFFECTS__ */ <S extends Schema>(of: S): TOptional<S> => Type.Optional(of) as TOptional<S>
/** Input only: null and absence both mean "leave it as it is". */
export const keep = /* #__NO_SIDE_EFFECTS__ */ <S extends Schema>(of: S) => optional(nullable(of))
/** Input only: absence means this value. */
export const absent = /* #__NO_SIDE_EFFECTS__ */ <S extends Schema>(of: S, value: Static<S>): Defaulted<S> =>
  Type.Optional({ ...of, default: value, 'x-default': true } as S) as Defaulted<S>

function rangeOf({ min, max }: { min?: number; max?: number }) {
  return { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) }
}
