import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AcceptedFinding } from '#contract/models/accepted-findings.ts'
import { leftBy } from '../audit/audit.world.ts'
import { archiveWorld, type ArchiveWorld } from './archive.world.ts'

let world: ArchiveWorld
beforeAll(async () => {
  world = await archiveWorld()
}, 60_000)
afterAll(() => world.close())

const FINDING = { kind: 'FlagInHint', detail: 'flag{secret}' }
const put = async (id: number, body: object) =>
  (await world.said('PUT', `/games/${id}/opening-check/accepted`, body)).json<AcceptedFinding[]>()
const list = async (id: number) =>
  (await world.said('GET', `/games/${id}/opening-check/accepted`)).json<AcceptedFinding[]>()

test('an acceptance names who and when, is there for all, and can be taken back', async () => {
  const { id } = await world.game()
  const { id: challengeId } = await world.challenge(id)
  const at = world.server.clock.now()
  const [accepted] = await put(id, { ...FINDING, challengeId, isAccepted: true })
  expect(accepted).toMatchObject({ ...FINDING, challengeId })
  expect(accepted?.by).not.toBe('')
  expect(Date.parse(accepted?.at ?? '')).toBe(at)
  expect(await list(id)).toEqual([accepted])
  expect(await put(id, { ...FINDING, challengeId, isAccepted: false })).toEqual([])
})

test('who accepts a finding first stays, and the log never names a flag', async () => {
  const { id } = await world.game()
  const { id: challengeId } = await world.challenge(id)
  const left = await leftBy(world.server, async () => {
    await put(id, { ...FINDING, challengeId, isAccepted: true })
    world.server.clock.advance(60_000)
    await put(id, { ...FINDING, challengeId, isAccepted: true })
    await put(id, { ...FINDING, challengeId, isAccepted: false })
    await put(id, { ...FINDING, challengeId, isAccepted: false })
  })
  const named = left.map(({ act, gameId, changes }) => {
    const finding = changes.find(({ field }) => field === 'finding')
    return [act, gameId, finding?.before, finding?.after]
  })
  expect(named).toEqual([
    ['FindingAccepted', id, 'FlagInHint', null],
    ['FindingAccepted', id, null, 'FlagInHint'],
  ])
  expect(JSON.stringify(left)).not.toContain('flag{secret}')
})

test('acceptances of one game are not those of another, and end with it', async () => {
  const [one, other] = [await world.game(), await world.game()]
  await put(one.id, { kind: 'OpenToEverybody', isAccepted: true })
  expect([(await list(one.id)).length, (await list(other.id)).length]).toEqual([1, 0])
  await world.said('DELETE', `/games/${one.id}`)
  expect(await world.server.store.acceptedFindings.list(one.id)).toEqual([])
})
