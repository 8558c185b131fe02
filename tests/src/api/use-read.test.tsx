import { act, cleanup, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getConfig } from '#contract/calls/info.ts'
import { ApiProvider } from '#src/api/api-context.ts'
import { openHeldReads } from '#src/api/held-reads.ts'
import { defaultRules, type Policy } from '#src/api/cache-policy.ts'
import { openReads, type CachedRead } from '#src/api/reads.ts'
import { openRequest } from '#src/api/request.ts'
import { useRead } from '#src/api/use-read.ts'
import { aConfig } from '../../worlds/builders.ts'
import { openServer, type FakeServer } from '../../worlds/server.ts'

const CONFIG = 'GET /api/config'

function Title({ policy, isWanted = true }: { policy: Policy; isWanted?: boolean }) {
  const read = useRead(getConfig, isWanted ? {} : null, policy)
  switch (read.state) {
    case 'waiting':
      return <p>{read.isSlow ? 'slow' : 'waiting'}</p>
    case 'failed':
      return (
        <button type="button" onClick={read.refresh}>
          {read.problem.kind}
        </button>
      )
    case 'ready':
      return (
        <p>
          {read.value.title} {read.problem?.kind ?? 'fresh'}
        </p>
      )
  }
}

function show(
  server: FakeServer,
  policy: Policy = 'default',
  isWanted = true,
  kept: readonly CachedRead[] = [],
) {
  const reads = openReads()
  reads.restore(null, kept)
  const request = openRequest({
    transport: server.transport,
    language: () => 'en',
    has: () => false,
    told: async () => {},
    answered: () => {},
    device: Date.now,
    wait: async () => {},
  })
  render(
    <ApiProvider value={{ request, reads, held: openHeldReads(Date.now), config: () => aConfig() }}>
      <SWRConfig value={{ ...defaultRules(false), provider: () => reads.entries }}>
        <Title policy={policy} isWanted={isWanted} />
      </SWRConfig>
    </ApiProvider>,
  )
  return reads
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a read', () => {
  test('waits, then is ready, then is requested again every ten seconds', async () => {
    const server = openServer({ [CONFIG]: 'held' })
    show(server)
    expect(screen.getByText('waiting')).toBeDefined()
    server.release(CONFIG, { status: 200, body: aConfig({ title: 'One' }) })
    await pass(0)
    expect(screen.getByText('One fresh')).toBeDefined()
    server.says(CONFIG, { status: 200, body: aConfig({ title: 'Two' }) })
    await pass(9_000)
    expect(server.countOf(CONFIG)).toBe(1)
    await pass(1_500)
    expect(screen.getByText('Two fresh')).toBeDefined()
  })
  test('is marked as slow after three seconds', async () => {
    show(openServer({ [CONFIG]: 'held' }))
    await pass(2_900)
    expect(screen.getByText('waiting')).toBeDefined()
    await pass(200)
    expect(screen.getByText('slow')).toBeDefined()
  })
  test('keeps its value next to a later failure', async () => {
    const server = openServer({ [CONFIG]: { status: 200, body: aConfig({ title: 'One' }) } })
    show(server)
    await pass(0)
    server.says(CONFIG, 'silence')
    await pass(10_500)
    expect(screen.getByText('One unreachable')).toBeDefined()
  })
  test('is retried automatically after a lost connection', async () => {
    const server = openServer({ [CONFIG]: 'silence' })
    show(server)
    await pass(0)
    expect(screen.getByText('unreachable')).toBeDefined()
    server.says(CONFIG, { status: 200, body: aConfig({ title: 'One' }) })
    await pass(20_000)
    expect(screen.getByText('One fresh')).toBeDefined()
  })
  test('is not retried after a refusal', async () => {
    const server = openServer()
    show(server)
    await pass(60_000)
    expect(screen.getByText('missing')).toBeDefined()
    expect(server.countOf(CONFIG)).toBe(1)
    server.says(CONFIG, { status: 200, body: aConfig({ title: 'One' }) })
    screen.getByRole('button').click()
    await pass(0)
    expect(screen.getByText('One fresh')).toBeDefined()
  })
  test('with unknown parameters makes no request', async () => {
    const server = openServer()
    show(server, 'default', false)
    await pass(20_000)
    expect(server.asked).toEqual([])
  })
  test('of the configuration is requested when a page opens, even if an earlier visit has stored one', async () => {
    const server = openServer({ [CONFIG]: { status: 200, body: aConfig({ title: 'Two' }) } })
    show(server, 'config', true, [['/api/config', aConfig({ title: 'One' })]])
    expect(screen.getByText('One fresh')).toBeDefined()
    // The stored value is drawn first, so that nobody waits for the server.
    await pass(50)
    expect(screen.getByText('Two fresh')).toBeDefined()
    expect(server.countOf(CONFIG)).toBe(1)
  })
  test('of the configuration is requested once a minute, for any number of readers', async () => {
    const server = openServer({ [CONFIG]: { status: 200, body: aConfig({ title: 'One' }) } })
    show(server, 'config')
    await pass(59_000)
    expect(server.countOf(CONFIG)).toBe(1)
    await pass(2_000)
    expect(server.countOf(CONFIG)).toBe(2)
  })
  test('immediately drops the values of another account', async () => {
    const server = openServer({ [CONFIG]: { status: 200, body: aConfig({ title: 'One' }) } })
    const reads = show(server)
    act(() => reads.belongTo('ada'))
    await pass(0)
    expect(screen.getByText('One fresh')).toBeDefined()
    server.says(CONFIG, 'held')
    act(() => reads.belongTo('bob'))
    expect(screen.getByText('waiting')).toBeDefined()
  })
})
