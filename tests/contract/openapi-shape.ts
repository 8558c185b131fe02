/**
 * The rules of OpenAPI 3.1 for the parts that our document uses. Everything else is rejected, so that an
 * unchecked part cannot enter the document.
 */
const text = { type: 'string', minLength: 1 }
const flag = { type: 'boolean' }
const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const record = (pattern: string, of: object) => ({
  type: 'object',
  patternProperties: { [pattern]: of },
  additionalProperties: false,
})
const listOf = (items: object) => ({ type: 'array', items })

/** A schema or a reference, with the keywords of JSON Schema 2020-12. */
const schema = closed({
  $ref: { type: 'string', pattern: '^#/components/schemas/[A-Za-z0-9._-]+$' },
  type: { enum: ['string', 'integer', 'number', 'boolean', 'null', 'array', 'object'] },
  format: text,
  pattern: text,
  enum: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
  minLength: { type: 'integer', minimum: 0 },
  maxLength: { type: 'integer', minimum: 0 },
  minimum: { type: 'number' },
  maximum: { type: 'number' },
  default: {},
  required: { type: 'array', items: text, minItems: 1, uniqueItems: true },
  properties: { type: 'object' },
  items: { type: 'object' },
  propertyNames: { type: 'object' },
  additionalProperties: { type: 'object' },
  anyOf: { type: 'array', items: { type: 'object' }, minItems: 1 },
})
const content = record('^([a-z]+|\\*)/[a-z0-9.+*-]+$', closed({ schema: { type: 'object' } }))
const response = closed(
  {
    description: text,
    headers: record('^[A-Za-z-]+$', closed({ description: text, schema }, ['schema'])),
    content,
  },
  ['description'],
)
const operation = closed(
  {
    operationId: { type: 'string', pattern: '^[a-z][A-Za-z]+$' },
    tags: listOf(text),
    security: listOf(record('^session$', listOf(text))),
    parameters: listOf(
      closed(
        { name: text, in: { enum: ['path', 'query', 'header'] }, required: flag, schema: { type: 'object' } },
        ['name', 'in', 'required', 'schema'],
      ),
    ),
    requestBody: closed({ required: flag, content }, ['content']),
    responses: { ...record('^[1-5][0-9]{2}$', response), minProperties: 1 },
    'x-role': { enum: ['User', 'Monitor', 'Admin'] },
    'x-rate-limit': { enum: ['Concurrency', 'Register', 'Container', 'Submit'] },
    'x-extension': text,
  },
  ['operationId', 'tags', 'security', 'responses'],
)

export const schemaShape = schema
export const documentShape = closed(
  {
    openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
    info: closed({ title: text, version: text }, ['title', 'version']),
    paths: record('^/', record('^(get|put|post|delete)$', operation)),
    components: closed({
      schemas: record('^[A-Za-z0-9._-]+$', { type: 'object' }),
      securitySchemes: record(
        '^session$',
        closed({ type: { enum: ['apiKey'] }, in: { enum: ['cookie'] }, name: text }, ['type', 'in', 'name']),
      ),
    }),
  },
  ['openapi', 'info', 'paths', 'components'],
)
