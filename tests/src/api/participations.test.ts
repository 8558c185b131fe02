import { expect, test } from 'vitest'
import type { Call, SentOf } from '#contract/call.ts'
import { listParticipationPage } from '#contract/calls/participation-pages.ts'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import { callUrl, type CallInput } from '#src/api/call-url.ts'
import { allParticipations } from '#src/api/participations.ts'
import type { Request } from '#src/api/request.ts'
import { aConfig, aParticipation } from '../../worlds/builders.ts'

const many = Array.from({ length: 450 }, (_, at) => {
  const { team } = aParticipation()
  return aParticipation({ id: 1000 - at, team: { ...team, id: 10 + 3 * at } })
})
/** A server with these teams. Request number `broken` fails. */
function aServer(list: readonly ParticipationInfoModel[], broken = Infinity) {
  const asked: string[] = []
  const answer = (call: Call, sent: CallInput) => {
    asked.push(callUrl(call, sent))
    if (asked.length > broken) return { ok: false, problem: { kind: 'unreachable' } }
    if (call.path !== listParticipationPage.path) return { ok: true, value: list }
    const { after, count } = sent.query ?? {}
    return { ok: true, value: list.filter(({ team }) => team.id > Number(after)).slice(0, Number(count)) }
  }
  const request = (async <C extends Call>(call: C, sent: SentOf<C>) => answer(call, sent)) as Request
  const read = (features: string[]) => allParticipations(7, { request, config: () => aConfig({ features }) })
  return { asked, read }
}

test('the list has all pages, and a server without pages gets one request', async () => {
  const paged = aServer(many)
  expect(await paged.read(['participation-pages'])).toEqual({ ok: true, value: many })
  expect(paged.asked).toEqual(
    [0, 607, 1207].map((after) => `/api/game/7/participations/page?after=${after}&count=200`),
  )
  const base = aServer(many)
  expect(await base.read([])).toEqual({ ok: true, value: many })
  expect(base.asked).toEqual(['/api/game/7/participations'])
})

test.each([0, 200, 400])('a list of %i is read until a page is not full', async (length) => {
  const { read, asked } = aServer(many.slice(0, length))
  expect(await read(['participation-pages'])).toEqual({ ok: true, value: many.slice(0, length) })
  expect(asked).toHaveLength(length / 200 + 1)
})

test('a list with a missing page is a failure', async () => {
  expect(await aServer(many, 1).read(['participation-pages'])).toEqual({
    ok: false,
    problem: { kind: 'unreachable' },
  })
})
