import { expect, test } from 'vitest'
import { MAX_BYTES_PER_BEAT } from '#server/live/hubs/connection.ts'
import { aHubServer, type World } from './hubs.world.ts'
import { ADA, GREETING, negotiate, PATH } from './raw-line.world.ts'

/** An hour, so that the count does not start again during the test. */
const BEAT_MS = 3_600_000

test.each([
  ['one byte', 'a'],
  ['three bytes', '語'],
])('long polling takes at most 64 KiB at once, in characters of %s', async (_, character) => {
  const world = await aHubServer({ beatMs: BEAT_MS })
  const say = await greeted(world)
  const share = Math.floor(MAX_BYTES_PER_BEAT / 4 / Buffer.byteLength(character))
  const statuses: number[] = []
  for (let sent = 0; sent < 5; sent += 1) statuses.push(await say(padded(character.repeat(share))))
  // The message that is too much is answered before its connection is cut off.
  expect(statuses).toEqual([200, 200, 200, 200, 404])
  await world.stop()
})

const padded = (padding: string) => `{"type":6,"padding":"${padding}"}\u001e`

/** Opens a connection over long polling. */
async function greeted(world: World): Promise<(text: string) => Promise<number>> {
  const { body } = await negotiate(world)
  const address = `${world.url}${PATH}&id=${body.connectionToken}`
  const say = async (text: string) => {
    const headers = { ...ADA, 'content-type': 'text/plain' }
    return (await fetch(address, { method: 'POST', headers, body: text })).status
  }
  await fetch(address, { headers: ADA })
  await say(GREETING)
  return say
}
