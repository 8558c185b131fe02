import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { subjectsOf } from '../../../scripts/paths/subjects.ts'
import { realForm } from '../../../scripts/paths/walk-real.ts'
import { REAL_JOURNEYS } from '../../e2e/real/real-journeys.ts'
import { STEPPED_JOURNEYS } from '../../e2e/stepped-journeys.ts'

const subjects = await subjectsOf()
const named = (name: string) => {
  const found = subjects.find((subject) => subject.name === name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}
const names = REAL_JOURNEYS.map(({ journey }) => subjects.find(({ machine }) => machine === journey)?.name)

test('each table is of a journey with steps of its own, and excludes only events that it has', () => {
  const stepped = STEPPED_JOURNEYS.map(({ journey }) => journey)
  for (const { journey, impossible } of REAL_JOURNEYS) {
    expect(stepped).toContain(journey)
    expect(journey.events).toEqual(expect.arrayContaining(Object.keys(impossible)))
  }
})

test('the page for testers names the journeys that can be walked before a real server', () => {
  const page = readFileSync('docs/path-tests.md', 'utf8')
  for (const name of names) expect(page).toContain(`\`${name}\``)
})

test.each(['challenge-editing', 'game/flag-answer'])('%s, which has no table, is told so', async (name) => {
  expect(await realForm(named(name), null)).toEqual({
    ok: false,
    complaint: `${name} cannot be walked before a server that answers by itself`,
    remedy: `these can: ${names.join(', ')}`,
  })
})

test('a server that is something else is told so', async () => {
  const server = createServer((_, response) => response.end('<!doctype html>'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  expect(await realForm(named('sign-in'), { url, admin: 'Admin', password: 'a' })).toEqual({
    ok: false,
    complaint: `${url} answers (200), but not as a server of the wire`,
    remedy: 'check --server',
  })
  server.close()
})
