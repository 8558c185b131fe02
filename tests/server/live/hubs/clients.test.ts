import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHubServer, aLine, CASES, GAME, named, setRole, until, type World } from './hubs.world.ts'

const notice = {
  id: 1,
  type: 'Normal',
  content: '公告 "quoted"\n second line\u2028\u001e',
  time: '2026-01-01T00:00:00+00:00',
}

describe.concurrent.each(CASES)(
  'client $version over $way',
  ({ library, version, way, transport, skipNegotiation }) => {
    let world: World
    beforeAll(async () => {
      world = await aHubServer()
    })
    afterAll(() => world.stop())
    const line = (path: string, who: string | null) =>
      aLine({ library, transport, skipNegotiation }, world.url + path, named(who))
    const name = `p${version}${way}`.replaceAll(/\W/g, '')

    test('receives each message of its hub and game, in order, and no others', async () => {
      const user = line(`/hub/user?game=${GAME}`, 'ada')
      const monitor = line(`/hub/monitor?game=${GAME}`, 'mona')
      const admin = line('/hub/admin', 'root')
      const heard: unknown[] = []
      user.on('ReceivedGameNotice', (payload) => heard.push(payload))
      for (const target of ['ReceivedGameEvent', 'ReceivedSubmissions'])
        monitor.on(target, (payload) => heard.push([target, payload]))
      admin.on('ReceivedLog', (payload) => heard.push(payload))
      await Promise.all([user.start(), monitor.start(), admin.start()])

      const { hubs } = world
      hubs.publish({ hub: 'user', game: GAME + 1, target: 'ReceivedGameNotice', payload: 'of another game' })
      hubs.publish({ hub: 'monitor', game: GAME, target: 'ReceivedGameNotice', payload: 'of another hub' })
      hubs.publish({ hub: 'user', game: GAME, target: 'ReceivedGameNotice', payload: notice })
      await until(() => heard.length === 1)
      hubs.publish({ hub: 'monitor', game: GAME, target: 'ReceivedGameEvent', payload: 1 })
      hubs.publish({ hub: 'monitor', game: GAME, target: 'ReceivedSubmissions', payload: 2 })
      await until(() => heard.length === 3)
      hubs.publish({ hub: 'admin', target: 'ReceivedLog', payload: null })
      await until(() => heard.length === 4)
      expect(heard).toEqual([notice, ['ReceivedGameEvent', 1], ['ReceivedSubmissions', 2], null])

      for (let n = 0; n < 200; n++) hubs.publish({ hub: 'admin', target: 'ReceivedLog', payload: n })
      await until(() => heard.length === 204)
      expect(heard.slice(4)).toEqual(Array.from({ length: 200 }, (_, n) => n))

      await expect(user.invoke('AddLog')).rejects.toThrow("Unknown hub method 'AddLog'")
      expect(user.state).toBe('Connected')
      await Promise.all([user.stop(), monitor.stop(), admin.stop()])
      await until(() => hubs.size === 0)
    })

    test.each([
      ['without a session', '/hub/admin', null, 'signed-out'],
      ['when banned', `/hub/user?game=${GAME}`, 'bad', 'forbidden'],
      ['with too low a role', `/hub/monitor?game=${GAME}`, 'ada', 'forbidden'],
      ['for no game', '/hub/user', 'ada', 'missing'],
      ['for a game that is no number', '/hub/user?game=seven', 'ada', 'missing'],
      ['for a game that does not exist', '/hub/monitor?game=8', 'mona', 'missing'],
    ])('starts and is closed permanently %s', async (_, path, who, reason) => {
      const refused = line(path, who)
      const ends: string[] = []
      refused.onclose((error) => ends.push(error?.message ?? ''))
      await refused.start()
      expect(refused.state).toBe('Connected')
      await until(() => ends.length === 1)
      expect(ends[0]).toContain(reason)
      await new Promise((resolve) => setTimeout(resolve, 150))
      expect(refused.state).toBe('Disconnected')
    })

    test('reconnects automatically when the server restarts, and receives again', async () => {
      const first = await aHubServer()
      const user = aLine(
        { library, transport, skipNegotiation },
        `${first.url}/hub/user?game=${GAME}`,
        named('ada'),
      )
      const heard: unknown[] = []
      let returns = 0
      user.on('ReceivedGameNotice', (payload) => heard.push(payload))
      user.onreconnected(() => returns++)
      await user.start()
      await first.stop()
      const second = await aHubServer({ port: first.port })
      await until(() => returns === 1)
      second.hubs.publish({ hub: 'user', game: GAME, target: 'ReceivedGameNotice', payload: notice })
      await until(() => heard.length === 1)
      await user.stop()
      await second.stop()
    })

    test('is evicted: it reconnects if it still has access, and is refused otherwise', async () => {
      setRole(name, 'Monitor')
      const user = line(`/hub/user?game=${GAME}`, name)
      const monitor = line(`/hub/monitor?game=${GAME}`, name)
      const heard: unknown[] = []
      const ends: unknown[] = []
      let returns = 0
      user.on('ReceivedGameNotice', (payload) => heard.push(payload))
      monitor.on('ReceivedGameEvent', (payload) => heard.push(payload))
      user.onreconnected(() => returns++)
      monitor.onclose((error) => ends.push(error?.message))
      await Promise.all([user.start(), monitor.start()])

      setRole(name, 'User')
      world.hubs.disconnectUser(name)
      world.hubs.publish({
        hub: 'monitor',
        game: GAME,
        target: 'ReceivedGameEvent',
        payload: 'not for him any more',
      })
      await until(() => returns === 1 && ends.length === 1)
      world.hubs.publish({ hub: 'monitor', game: GAME, target: 'ReceivedGameEvent', payload: 'neither' })
      world.hubs.publish({ hub: 'user', game: GAME, target: 'ReceivedGameNotice', payload: notice })
      await until(() => heard.length > 0)
      expect(heard).toEqual([notice])
      await user.stop()
    })
  },
)
