import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHubServer, aLine, CASES, GAME, named, until, type Line, type World } from './hubs.world.ts'

let world: World
beforeAll(async () => {
  world = await aHubServer()
})
afterAll(() => world.stop())

const LOOK = { title: '港口', slogan: '\u2028', beianInfo: null }

test.each(CASES)(
  'client $version over $way: followers of streams get the message on every hub, and a base client does not',
  async (how) => {
    const heard: unknown[][] = []
    const open = async (path: string, who: string | null): Promise<Line> => {
      const line = aLine(how, world.url + path, named(who))
      const own: unknown[] = []
      heard.push(own)
      line.on('ReceivedPlatform', (said) => own.push(said))
      await line.start()
      return line
    }
    const lines = [
      await open(`/hub/user?game=${GAME}&streams=notices`, 'ada'),
      await open(`/hub/monitor?game=${GAME}&streams=monitor`, 'mona'),
      await open('/hub/admin?streams=logs', 'root'),
      await open(`/hub/board?game=${GAME}`, null),
      await open(`/hub/user?game=${GAME}`, 'ada'),
    ]
    await until(() => {
      // Repeats the message, because the polling client may join later than the open connection.
      world.hubs.broadcast('ReceivedPlatform', LOOK)
      return heard.slice(0, 4).every((own) => own.length > 0)
    })
    expect(heard.slice(0, 4).map(([first]) => first)).toEqual([LOOK, LOOK, LOOK, LOOK])
    expect(heard[4]).toEqual([])
    for (const line of lines) await line.stop()
  },
)
