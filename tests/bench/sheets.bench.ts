import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { benchServer, type BenchServer } from './bench-server.ts'
import { seedLargeEvent, type LargeEvent } from './large-event.ts'
import { residentBytes } from './memory.ts'

const MEGABYTE = 1_000_000
const LOOK_MS = 20
/** Longer than any garbage collection, so that none runs during a measurement. */
const SETTLE_MS = 1000
const IDLE_MS = 1000
const LEAVERS = 10
/**
 * A slow reader pauses between two chunks for this many bytes, while the server's memory is measured. It
 * reads the rest fast, to save time.
 */
const SIP = { everyMs: 200, until: 2_500_000 }
/** Collects garbage on request, so that only memory in use is measured. */
const COLLECTS = ['--expose-gc', '--import', "data:text/javascript,process.on('SIGUSR2', () => gc())"]

export const name = 'sheets'
export const bar = 50
export const unit = 'MB more than just before'

const filesOf = ({ gameId }: LargeEvent): Readonly<Record<string, string>> => ({
  'the scoreboard': `/api/game/${gameId}/scoreboardsheet`,
  'all submissions': `/api/game/${gameId}/submissionsheet`,
  users: '/api/admin/roster/users/file',
  teams: '/api/admin/roster/teams/file',
})

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer(seedLargeEvent, { env: { RATE_LIMIT: 'off' }, nodeFlags: COLLECTS })
  const download = (path: string, read: Reading) =>
    downloading(server.origin + path, server.seeded.cookie, read)
  const files = Object.entries(filesOf(server.seeded))
  const paths = files.map(([, path]) => path)
  try {
    // Warms up the board and the code, because neither is a cost of a download.
    for (const path of paths) await download(path, whole)
    const figures: number[] = []
    const measure = async (
      what: string,
      work: () => Promise<readonly number[]>,
      counts: 'at the highest' | 'afterwards' = 'at the highest',
    ) => {
      const before = await inUse(server)
      const watched = watch(server)
      const bytes = await work()
      const more = (watched.highest() - before) / MEGABYTE
      const left = ((await inUse(server)) - before) / MEGABYTE
      const took = bytes.map((each) => (each / MEGABYTE).toFixed(1)).join(' and ')
      tell(
        `${what}: ${more.toFixed(1)} MB more at the highest, ${left.toFixed(1)} MB afterwards; ${took} MB were read`,
      )
      figures.push(counts === 'afterwards' ? left : more)
    }
    for (const [of, path] of files) await measure(of, async () => [await download(path, whole)])
    for (const [of, path] of files)
      await measure(`${of}, two at once`, () => Promise.all([download(path, whole), download(path, whole)]))
    for (const [of, path] of files)
      await measure(`${of}, by a slow reader`, async () => [await download(path, sipping)])
    for (const [of, path] of files)
      await measure(`${of}, by one who went away`, async () => [await download(path, leaving)])
    for (const [of, path] of files) {
      // Ten downloads one after another may leave garbage behind, so only memory that a collection cannot
      // free counts.
      const inTurn = async () => {
        const taken: number[] = []
        for (let leaver = 0; leaver < LEAVERS; leaver++) taken.push(await download(path, leaving))
        return [taken.reduce((sum, bytes) => sum + bytes, 0)]
      }
      await measure(`${of}, by ${LEAVERS} in turn who went away`, inTurn, 'afterwards')
    }
    return Math.max(...figures)
  } finally {
    await server.stop()
  }
}

/** Measures after a collection, because memory that was freed earlier would hide the growth of a download. */
async function inUse({ pid }: BenchServer<unknown>): Promise<number> {
  for (let time = 0; time < 2; time++) {
    process.kill(pid, 'SIGUSR2')
    await sleep(SETTLE_MS)
  }
  return residentBytes(pid)
}

function watch({ pid }: BenchServer<unknown>): { highest: () => number } {
  let highest = residentBytes(pid)
  const timer = setInterval(() => (highest = Math.max(highest, residentBytes(pid))), LOOK_MS)
  return {
    highest: () => {
      clearInterval(timer)
      return highest
    },
  }
}

/** Called for each chunk. Returns whether to read on, so that a slow reader can pause or stop. */
type Reading = (taken: number) => Promise<boolean>
const whole: Reading = async () => true
const sipping: Reading = async (taken) => {
  if (taken < SIP.until) await sleep(SIP.everyMs)
  return true
}
const leaving: Reading = async (taken) => {
  if (taken === 0) return true
  // Stops reading, because the server must not produce more than the socket accepts.
  await sleep(IDLE_MS)
  return false
}

/** Resolves to the number of received bytes, to prove that the download is complete. */
function downloading(address: string, cookie: string, goOn: Reading): Promise<number> {
  return new Promise((settle, fail) => {
    request(address, { headers: { cookie }, agent: false }, (answer) => {
      void (async () => {
        if (answer.statusCode !== 200) throw new Error(`${address} is answered with ${answer.statusCode}`)
        let taken = 0
        for await (const piece of answer as AsyncIterable<Buffer>) {
          taken += piece.byteLength
          if (!(await goOn(taken))) break
        }
        settle(taken)
      })().catch(fail)
    })
      .on('error', fail)
      .end()
  })
}
