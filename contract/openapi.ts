import { errorBody, type Answer, type Body, type Call, type ErrorBody, type ErrorStatus } from './call.ts'
import { problemDetails, requestResponse } from './models/envelope.ts'
import { toComponents, type JsonSchema, type Shaper } from './openapi-schema.ts'
import type { Fields } from './schema.ts'

export interface ApiInfo {
  title: string
  version: string
}
export interface Media {
  schema?: JsonSchema
}
export interface ApiResponse {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, Media>
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}
export interface Operation {
  operationId: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, ApiResponse>
  'x-role'?: string
  'x-rate-limit'?: string
  'x-extension'?: string
}
export interface OpenApi {
  openapi: '3.1.0'
  info: ApiInfo
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> }
}

const JSON_TYPE = 'application/json'
const BINARY: JsonSchema = { type: 'string', format: 'binary' }
const MEANINGS: Record<ErrorStatus, string> = {
  400: 'Refused: what was sent is not valid, or the rules say no.',
  401: 'No valid session, or wrong credentials.',
  403: 'Not allowed for this user.',
  404: 'Not found.',
  409: 'Somebody else saved a newer version meanwhile.',
  415: 'The content type is not the one this call takes.',
  429: 'Asked too often.',
}

const ETAG = { description: 'The version of what is shown.', schema: { type: 'string' } } as const
const IF_MATCH: Parameter = { name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } }
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
}
const takesVersion = ({ method, rules }: Call) =>
  rules.versioned === true && (method === 'PUT' || method === 'DELETE')

export function toOpenApi(calls: Readonly<Record<string, Call>>, info: ApiInfo): OpenApi {
  const { shape, schemas } = toComponents()
  const paths: OpenApi['paths'] = {}
  for (const [name, call] of Object.entries(calls)) {
    const operations = (paths[call.path] ??= {})
    operations[call.method.toLowerCase()] = toOperation(name, call, shape)
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'GZCTF_Token' } },
    },
  }
}

function toOperation(name: string, call: Call, shape: Shaper): Operation {
  const { role, limit, params = {}, query = {}, body, extension, idempotent } = call.rules
  const parameters = [
    ...toParameters('path', params, shape),
    ...toParameters('query', query, shape),
    ...(takesVersion(call) ? [IF_MATCH] : []),
    ...(idempotent ? [IDEMPOTENCY_KEY] : []),
  ]
  return {
    operationId: name,
    tags: [groupOf(call.path)],
    security: role === null ? [] : [{ session: [] }],
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: toContent(body, shape) } } : {}),
    responses: toResponses(call, shape),
    ...(role === null ? {} : { 'x-role': role }),
    ...(limit ? { 'x-rate-limit': limit } : {}),
    ...(extension ? { 'x-extension': extension } : {}),
  }
}

/** The first word after `/api` groups the calls. A path without one belongs to the public information. */
function groupOf(path: string): string {
  const group = path.split('/').find((part) => part !== '' && part !== 'api')
  return ['account', 'admin', 'assets', 'edit', 'game', 'team'].includes(group ?? '') ? `${group}` : 'info'
}

function toParameters(place: 'path' | 'query', fields: Fields, shape: Shaper): Parameter[] {
  return Object.entries(fields).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !schema['~optional'],
    schema: shape(schema),
  }))
}

function toContent(body: Body, shape: Shaper): Record<string, Media> {
  if (body.kind === 'json') return { [JSON_TYPE]: { schema: shape(body.schema) } }
  const part = body.part === 'file' ? BINARY : { type: 'array', items: BINARY }
  const required = body.part === 'file' ? { required: [body.part] } : {}
  return {
    'multipart/form-data': { schema: { type: 'object', properties: { [body.part]: part }, ...required } },
  }
}

function toResponses(call: Call, shape: Shaper): Record<string, ApiResponse> {
  const { answer = { kind: 'empty' }, versioned, errors } = call.rules
  const tellsVersion = versioned && answer.kind === 'json'
  const responses: Record<string, ApiResponse> = {
    200: { ...toAnswer(answer, shape), ...(tellsVersion ? { headers: { ETag: ETAG } } : {}) },
  }
  for (const status of takesVersion(call) ? [...errors, 409 as const] : errors)
    responses[status] = toError(status, errorBody(call, status), shape)
  return responses
}

function toAnswer(answer: Answer, shape: Shaper): ApiResponse {
  switch (answer.kind) {
    case 'empty':
      return { description: 'Done.' }
    case 'json':
      return { description: 'Done.', content: { [JSON_TYPE]: { schema: shape(answer.schema) } } }
    case 'text':
      return { description: 'Done.', content: { 'text/plain': { schema: { type: 'string' } } } }
    case 'file':
      return { description: 'The file.', content: { [answer.type]: { schema: BINARY } } }
    default:
      return answer satisfies never
  }
}

function toError(status: ErrorStatus, body: ErrorBody, shape: Shaper): ApiResponse {
  return {
    description: MEANINGS[status],
    ...(status === 429
      ? {
          headers: {
            'Retry-After': { description: 'Whole seconds, when known.', schema: { type: 'integer' } },
          },
        }
      : {}),
    ...toErrorContent(body, shape),
  }
}

function toErrorContent(body: ErrorBody, shape: Shaper): { content?: Record<string, Media> } {
  switch (body) {
    case 'envelope':
    case 'envelope-or-empty':
      return { content: { [JSON_TYPE]: { schema: shape(requestResponse) } } }
    case 'problem-details':
      return { content: { 'application/problem+json': { schema: shape(problemDetails) } } }
    case 'empty':
      return {}
    default:
      return body satisfies never
  }
}
