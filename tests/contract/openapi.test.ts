import { readFileSync } from 'node:fs'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { API_INFO } from '#contract/openapi-info.ts'
import type { JsonSchema } from '#contract/openapi-schema.ts'
import { toOpenApi, type Operation } from '#contract/openapi.ts'
import packageJson from '../../package.json'
import { callOf, EXCHANGES, titled, type Exchange } from './exchange.ts'
import { documentShape, schemaShape } from './openapi-shape.ts'

const document = toOpenApi(ALL_CALLS, API_INFO)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

test('the document is an OpenAPI 3.1 document', () => {
  expect(Value.Errors(documentShape, document).slice(0, 5)).toEqual([])
})

test('the document is unchanged by JSON', () =>
  expect(JSON.parse(JSON.stringify(document))).toEqual(document))

test('the stored document is current (npm run openapi)', () => {
  const written = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
  expect(JSON.parse(written)).toEqual(document)
})

test('the document has the version of the package', () => expect(API_INFO.version).toBe(packageJson.version))

test('the document has exactly the calls of the contract, under their names', () => {
  const told = operations.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`)
  const known = Object.entries(ALL_CALLS).map(
    ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`,
  )
  expect(told.toSorted()).toEqual(known.toSorted())
})

test('the parameters in a path are those that are described', () => {
  for (const { path, operation } of operations) {
    const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    expect([path, ...described.map(({ name }) => `{${name}}`)]).toEqual([
      path,
      ...(path.match(/\{\w+\}/g) ?? []),
    ])
    expect(described.every(({ required }) => required)).toBe(true)
  }
})

test('every reference leads to a component, and every component is referred to', () => {
  const targets = new Set(JSON.stringify(document).match(/(?<="\$ref":"#\/components\/schemas\/)[^"]+/g))
  expect([...targets].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted())
})

test('every schema is one of JSON Schema 2020-12', () => {
  const schemas = everySchema(document)
  expect(schemas.length).toBeGreaterThan(400)
  expect(schemas.filter((schema) => !Value.Check(schemaShape, schema))).toEqual([])
})

test('has the role and the limit of each call', () => {
  const { submitFlag, listGames, updateUser } = Object.fromEntries(
    operations.map(({ operation }) => [operation.operationId, operation]),
  )
  expect(submitFlag).toMatchObject({
    'x-role': 'User',
    'x-rate-limit': 'Submit',
    security: [{ session: [] }],
    tags: ['game'],
  })
  expect(updateUser).toMatchObject({ 'x-role': 'Admin', tags: ['admin'] })
  expect(listGames).toMatchObject({ security: [] })
  expect(listGames).not.toHaveProperty('x-role')
  expect(document.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: 'GZCTF_Token' },
  })
})

test('forms name their parts, and refusals have a body', () => {
  const form = (operation?: Operation) => operation?.requestBody?.content['multipart/form-data']?.schema
  expect(form(document.paths['/api/account/avatar']?.['put'])).toEqual({
    type: 'object',
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['file'],
  })
  expect(form(document.paths['/api/assets']?.['post'])).toEqual({
    type: 'object',
    properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
  })
  const start = document.paths['/api/game/{id}/container/{challengeId}']?.['post']?.responses
  expect(start?.['429']).toHaveProperty('content')
  expect(start?.['429']).toHaveProperty('headers.Retry-After')
  expect(document.paths['/api/config']?.['get']?.responses['429']).not.toHaveProperty('content')
  expect(
    Object.keys(document.paths['/api/account/login']?.['post']?.responses['415']?.content ?? {}),
  ).toEqual(['application/problem+json'])
})

test('calls that save a versioned game have the ETag, If-Match and 409', () => {
  const game = document.paths['/api/edit/games/{id}']
  for (const method of ['get', 'put']) expect(game?.[method]?.responses['200']).toHaveProperty('headers.ETag')
  for (const method of ['put', 'delete']) {
    expect(game?.[method]?.parameters?.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
      'path id',
      'header If-Match',
    ])
    expect(game?.[method]?.responses['409']).toHaveProperty('content')
  }
  expect(game?.['get']?.responses).not.toHaveProperty('409')
  expect(document.paths['/api/edit/games/{id}/poster']?.['put']?.responses).not.toHaveProperty('409')
})

describe('the document describes the actual requests and responses', () => {
  const told = EXCHANGES.filter(
    ({ response }) => response.type?.startsWith('application/json') && response.body !== undefined,
  )
  test.each(titled(told))('%s', (_, exchange) => {
    const { body, status } = exchange.response
    const schema = operationOf(exchange).responses[status]?.content?.['application/json']?.schema
    expect(Value.Errors(whole(schema), body).slice(0, 3)).toEqual([])
  })

  test('and only those: references are followed', () => {
    const profile = whole(
      document.paths['/api/account/profile']?.['get']?.responses['200']?.content?.['application/json']
        ?.schema,
    )
    const ann = EXCHANGES.find(({ call, response }) => call === 'getProfile' && response.status === 200)
      ?.response.body
    expect(Value.Check(profile, ann)).toBe(true)
    expect(Value.Check(profile, Object.assign({}, ann, { role: 'Root' }))).toBe(false)
    expect(Value.Check(profile, Object.assign({}, ann, { bio: null }))).toBe(false)
  })

  const sent = EXCHANGES.filter(({ request, reads }) => request.body !== undefined && reads === undefined)
  test.each(titled(sent))('%s', (_, exchange) => {
    const schema = operationOf(exchange).requestBody?.content['application/json']?.schema
    expect(Value.Errors(whole(schema), exchange.request.body).slice(0, 3)).toEqual([])
  })
})

function operationOf(exchange: Exchange): Operation {
  const { path, method } = callOf(exchange)
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`The document lacks ${method} ${path}.`)
  return operation
}

/** Adds the components, so that references can be resolved. */
function whole(schema: JsonSchema | undefined) {
  if (!schema) throw new Error('The document says nothing about it.')
  return { components: document.components, allOf: [schema] }
}

const HOLDS_ONE = ['schema', 'items', 'propertyNames', 'additionalProperties']
const HOLDS_SOME = ['schemas', 'properties', 'anyOf']

function everySchema(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const inside: [string, unknown][] = Object.entries(value)
  const schemas = inside.flatMap(([name, inner]) => {
    if (typeof inner !== 'object' || inner === null) return []
    return HOLDS_ONE.includes(name) ? [inner] : HOLDS_SOME.includes(name) ? valuesOf(inner) : []
  })
  return [...schemas, ...inside.flatMap(([, inner]) => everySchema(inner))]
}

function valuesOf(group: object): object[] {
  const values: unknown[] = Object.values(group)
  return values.filter((each) => typeof each === 'object' && each !== null)
}
