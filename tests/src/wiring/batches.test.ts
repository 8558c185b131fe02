import { expect, test } from 'vitest'
import { destroyContainerAsAdmin, setParticipationStatus } from '#contract/calls/admin.ts'
import { destroyContainersAsAdmin, ruleParticipations } from '#contract/calls/batches.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Request } from '#src/api/request.ts'
import { openBatches } from '#src/wiring/batches.ts'

const left = new AbortController().signal

function open(features: readonly string[], answer: Outcome<unknown>) {
  const asked: { path: string; body: unknown }[] = []
  // @ts-expect-error: one answer stands for those of every call.
  const request: Request = async (call, sent: { body?: unknown }) => {
    asked.push({ path: call.path, body: sent.body })
    return answer
  }
  const config = { read: () => ({ features: [...features] }) }
  // @ts-expect-error: of what the platform says of itself only its features matter.
  return { asked, batches: openBatches({ request, config }) }
}
const many = Array.from({ length: 500 }, (_, at) => at + 1)
const done = { ok: true, value: null } as const

test('five hundred decisions are ten calls on a server with batches, with a result for each', async () => {
  const value = Array.from({ length: 50 }, (_, at) => ({
    id: String(at + 1),
    status: at === 2 ? 404 : at === 3 ? 400 : 200,
    title: at === 3 ? 'No' : null,
  }))
  const { asked, batches } = open(['batches'], { ok: true, value })
  const results = await batches.setStatuses({ ids: many, ruling: 'Accepted' }, left)
  expect(asked).toEqual([{ path: ruleParticipations.path, body: many.slice(0, 50) }])
  expect([results.length, results[0], results[2], results[3]]).toEqual([
    50,
    done,
    { ok: false, problem: { kind: 'missing', title: null } },
    { ok: false, problem: { kind: 'refused', title: 'No' } },
  ])
})

test('a base server gets one request for each', async () => {
  const { asked, batches } = open([], done)
  expect(await batches.setStatuses({ ids: many, ruling: 'Accepted' }, left)).toEqual([done])
  expect(await batches.destroyContainers(['a', 'b'])).toEqual([done])
  expect(asked.map(({ path }) => path)).toEqual([setParticipationStatus.path, destroyContainerAsAdmin.path])
})

test('a failed call has one result, and the rest is reported as not tried', async () => {
  const failure = { ok: false, problem: { kind: 'unreachable' } } as const
  const { asked, batches } = open(['batches'], failure)
  expect(await batches.destroyContainers(['a', 'b'])).toEqual([failure])
  expect(asked).toEqual([{ path: destroyContainersAsAdmin.path, body: ['a', 'b'] }])
})
