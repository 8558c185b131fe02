import fc from 'fast-check'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { Schema } from '#contract/schema.ts'
import { writeResponse } from '#server/http/answer-writer.ts'
import { readInput } from '#server/http/lenient-input.ts'
import { arbitrary } from './arbitrary.ts'

const calls = Object.entries(ALL_CALLS)
const bodies = calls.flatMap(([name, { rules }]): [string, Schema][] =>
  rules.body?.kind === 'json' ? [[name, rules.body.schema]] : [],
)
const answers = calls.flatMap(([name, { rules }]): [string, Schema][] =>
  rules.answer?.kind === 'json' ? [[name, rules.answer.schema]] : [],
)

function everySchema(schema: Schema): Schema[] {
  const { properties = {}, items, additionalProperties, propertyNames, anyOf = [] } = schema
  const inner = [
    ...Object.values(properties),
    ...anyOf,
    ...[items, additionalProperties, propertyNames].filter((each) => each !== undefined),
  ]
  return [schema, ...inner.flatMap(everySchema)]
}

test('each name belongs to one schema', () => {
  const named = new Map<string, string>()
  for (const [, schema] of [...bodies, ...answers]) {
    for (const { $id, default: _, 'x-default': __, '~optional': ___, ...rest } of everySchema(schema)) {
      if ($id === undefined) continue
      const text = JSON.stringify(rest)
      expect([$id, named.get($id) ?? text]).toEqual([$id, text])
      named.set($id, text)
    }
  }
  expect(named.size).toBeGreaterThan(70)
})

/** A base server leaves these fields out, so a response without them must be valid. */
const EXTRAS = new Map([
  ['ChallengeInfoModel', ['opensAt', 'closesAt', 'version', 'solves', 'tries', 'lastHour', 'needs']],
  [
    'ChallengeEditDetailModel',
    ['opensAt', 'closesAt', 'attemptLimit', 'flagMatch', 'needsAllFlags', 'prerequisites'],
  ],
  ['ChallengeDetailModel', ['attemptLimit', 'flagsNeeded', 'flagsFound']],
  ['BasicGameInfoModel', ['pausedAt', 'storedEnd', 'winner']],
  ['DetailedGameInfoModel', ['rehearsalOf', 'banReason', 'pausedAt', 'storedEnd']],
  ['RoomTeamModel', ['banReason', 'form']],
  ['GameInfoModel', ['pausedAt']],
  ['ContainerStateModel', ['storedStopAt']],
  ['ContainerInstanceModel', ['gameId']],
  ['AuditEntry', ['gameId']],
  ['GameEvent', ['number']],
  ['Submission', ['number', 'facts']],
  ['GlobalConfig', ['customTheme']],
  ['GlobalConfigAnswer', ['customTheme', 'features', 'allowRegister', 'logoUrl', 'uploadBytes']],
  ['WriteupInfoModel', ['organization', 'fileName', 'fileSize']],
  ['EffectsModel', ['waitingTeams', 'practiceSolves', 'dependents']],
  ['GameDetailModel', ['locked']],
  ['TeamPair', ['state']],
  ['PairTeam', ['bannedBy']],
])
test('a response leaves no field out', () => {
  for (const [name, schema] of answers) {
    for (const { $id, properties = {} } of everySchema(schema)) {
      const missing = Object.keys(properties).filter((field) => properties[field]?.['~optional'])
      expect(missing, `${name} ${$id}`).toEqual(EXTRAS.get(String($id)) ?? [])
    }
  }
})

describe('any fitting body is read, and reading again changes nothing', () => {
  test.each(bodies)('%s', (_, schema) => {
    fc.assert(
      fc.property(arbitrary(schema), (sent) => {
        const reading = readInput(schema, sent, '', 'json')
        if (!reading.ok) throw new Error(JSON.stringify(reading.complaint))
        expect(readInput(schema, JSON.parse(JSON.stringify(reading.value)), '', 'json')).toEqual(reading)
      }),
      { numRuns: 40 },
    )
  })
})

describe('any fitting answer is written and read back as it was', () => {
  test.each(answers)('%s', (_, schema) => {
    fc.assert(
      fc.property(arbitrary(schema), (answer) => {
        expect(Value.Check(schema, answer)).toBe(true)
        expect(JSON.parse(writeResponse({ kind: 'json', schema }, answer))).toEqual(
          JSON.parse(JSON.stringify(answer)),
        )
      }),
      { numRuns: 40 },
    )
  })
})
