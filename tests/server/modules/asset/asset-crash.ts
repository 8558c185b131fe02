import { setTimeout } from 'node:timers/promises'
import { systemClock } from '#server/base/clock.ts'
import { openFiles } from '#server/files/file-storage.ts'
import { randomIds } from '#server/base/ids.ts'

/** Stores a file up to the moment before it gets its name, reports that, and waits to be killed. */
const [dataDir = '', until] = process.argv.slice(2)
const files = await openFiles(dataDir, { clock: systemClock, ids: randomIds })

async function* bytes() {
  yield Buffer.alloc(100_000, 'x')
  if (until === 'half') {
    process.stdout.write('ready')
    await setTimeout(60_000)
  }
  yield Buffer.alloc(100_000, 'y')
}
await files.receive(bytes(), 1_000_000)
process.stdout.write('ready')
await setTimeout(60_000)
