import type { Schema } from '../contract/schema.ts'

/**
 * Keeps the parts of a schema that `flawIn` reads. The rest is for the server and its documents, and would
 * enlarge the client.
 */
export function bareSchema(schema: Schema): Schema {
  const { type, format, properties, required, items, propertyNames, additionalProperties, anyOf } = schema
  return {
    ...(schema.enum && !schema['x-open'] ? { enum: schema.enum } : type ? { type } : {}),
    ...(format === 'date-time' ? { format } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, bareSchema(field)]),
          ),
        }
      : {}),
    ...(required ? { required } : {}),
    ...(items ? { items: bareSchema(items) } : {}),
    ...(propertyNames?.enum ? { propertyNames: bareSchema(propertyNames) } : {}),
    ...(additionalProperties ? { additionalProperties: bareSchema(additionalProperties) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(bareSchema) } : {}),
  }
}
