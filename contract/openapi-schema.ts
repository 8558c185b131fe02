import type { KeyForm, Schema, Shape } from './schema.ts'

export interface JsonSchema {
  [keyword: string]: unknown
}
export type Shaper = (schema: Schema) => JsonSchema

const KEYS: Record<KeyForm, JsonSchema> = {
  guid: { format: 'uuid' },
  sha256: { pattern: '^[0-9a-f]{64}$' },
  'post-id': { pattern: '^[0-9a-f]{8}$' },
}
const SHAPES: Record<Shape, JsonSchema> = {
  email: { format: 'email' },
  phone: { pattern: '^[0-9+\\-.() ]*[0-9]' },
  guid: { format: 'uuid' },
}

/**
 * A named schema is written once, among the components, so that the document stays small. Every use refers to
 * it.
 */
export function toComponents(): { shape: Shaper; schemas: Record<string, JsonSchema> } {
  const schemas: Record<string, JsonSchema> = {}
  const shape: Shaper = (schema) => {
    const { $id, ...inline } = schema
    if ($id === undefined) return write(inline)
    // Reserves the key before its schema is written, so that components keep the order of their first use.
    if (!($id in schemas)) {
      schemas[$id] = {}
      const { default: _, ...named } = inline
      schemas[$id] = write(named)
    }
    const ref = { $ref: `#/components/schemas/${$id}` }
    return 'default' in schema ? { ...ref, default: schema.default } : ref
  }
  function write(schema: Schema): JsonSchema {
    const { properties, required, items, propertyNames, additionalProperties, anyOf } = schema
    return {
      ...plainOf(schema),
      ...(properties
        ? {
            properties: Object.fromEntries(
              Object.entries(properties).map(([name, field]) => [name, shape(field)]),
            ),
          }
        : {}),
      ...(required?.length ? { required } : {}),
      ...(items ? { items: shape(items) } : {}),
      ...(propertyNames ? { propertyNames: shape(propertyNames) } : {}),
      ...(additionalProperties ? { additionalProperties: shape(additionalProperties) } : {}),
      ...(anyOf ? { anyOf: anyOf.map(shape) } : {}),
    }
  }
  return { shape, schemas }
}

/**
 * Keywords that contain no other schema. A word of the contract becomes the one of JSON Schema, if there is
 * one.
 */
function plainOf(schema: Schema): JsonSchema {
  const { type, format, minLength, maxLength, minimum, maximum } = schema
  const known = {
    type,
    format,
    enum: schema.enum,
    minLength,
    maxLength,
    minimum,
    maximum,
    default: schema.default,
  }
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(schema['x-required'] && type === 'string' ? { minLength: minLength ?? 1, pattern: '\\S' } : {}),
    ...(schema['x-shape'] ? SHAPES[schema['x-shape']] : {}),
    ...(schema['x-key'] ? KEYS[schema['x-key']] : {}),
  }
}
