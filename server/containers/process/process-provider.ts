import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#server/config/config.ts'
import { publicHostOf } from '../public-host.ts'
import type { ContainerSpec, ContainerEndpoint, ContainerProvider } from '../provider.ts'
import { ContainerStartError } from '../start-error.ts'
import { processStartTime, openProcessRecords, type ProcessRecord } from './process-records.ts'

type Wishes = Pick<Config, 'containerProcessDir' | 'containerPublicEntry' | 'publicUrl' | 'dataDir'>

const LISTEN_LIMIT_MS = 10_000
const LOOK_EVERY_MS = 50

/**
 * Unsafe, for developing challenges without an engine. The image of a challenge names a program in a folder.
 * The program runs as the user of this server, without limits and isolation. It gets its port in PORT and its
 * flag in GZCTF_FLAG, and outlives the server as a container would.
 */
export async function processProvider(wishes: Wishes): Promise<ContainerProvider> {
  const records = await openProcessRecords(path.join(wishes.dataDir, 'containers'))
  const publicHost = publicHostOf(wishes, null)

  const isAlive = async ({ pid, began }: ProcessRecord) => (await processStartTime(pid)) === began
  const placeOf = ({ pid, port }: ProcessRecord): ContainerEndpoint => ({
    id: String(pid),
    ip: '127.0.0.1',
    port,
    publicIp: publicHost,
    publicPort: port,
  })
  const stop = async (guid: string): Promise<void> => {
    const record = await records.read(guid)
    if (record !== null) await end(record)
    await records.remove(guid)
  }

  return {
    name: 'process',
    start: async (order, _, signal) => {
      const found = await records.read(order.guid)
      if (found !== null && (await isAlive(found))) return placeOf(found)
      const record = await run(await programOf(wishes.containerProcessDir ?? '', order.image), order)
      await records.write(record)
      try {
        await listening(record, order.image, signal)
        return placeOf(record)
      } catch (error) {
        await stop(order.guid)
        throw error
      }
    },
    stop,
    list: async () =>
      Promise.all(
        (await records.all()).map(async (record) => ({
          id: String(record.pid),
          guid: record.guid,
          runs: await isAlive(record),
        })),
      ),
    close: async () => {},
  }
}

/**
 * Only programs in the folder are allowed, because organisers are not operators and must not run other
 * programs of the machine.
 */
async function programOf(folder: string, image: string): Promise<string> {
  const program = path.resolve(folder, image)
  if (!program.startsWith(path.resolve(folder) + path.sep))
    throw new ContainerStartError('ImageMissing', `${image} does not lie in CONTAINER_PROCESS_DIR`)
  await access(program, constants.X_OK).catch(() => {
    throw new ContainerStartError(
      'ImageMissing',
      `there is no program ${image} in CONTAINER_PROCESS_DIR that may be run`,
    )
  })
  return program
}

async function run(program: string, { guid, image, flag }: ContainerSpec): Promise<ProcessRecord> {
  const port = await freePort()
  const child = spawn(program, [], {
    cwd: path.dirname(program),
    // The environment of the server is not passed on, because it contains the password of the database.
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: tmpdir(),
      PORT: String(port),
      ...(flag === null ? {} : { GZCTF_FLAG: flag }),
    },
    stdio: 'ignore',
    // A process group of its own can be ended as a whole and outlives the server.
    detached: true,
  })
  child.unref()
  await once(child, 'spawn').catch((error: unknown) => {
    throw new ContainerStartError(
      'EndedAtOnce',
      `${image} cannot be run: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  const pid = child.pid ?? 0
  return { guid, pid, began: (await processStartTime(pid)) ?? '', port }
}

async function listening(
  { pid, began, port }: ProcessRecord,
  image: string,
  signal: AbortSignal,
): Promise<void> {
  const limit = AbortSignal.timeout(LISTEN_LIMIT_MS)
  while (!(await answers(port))) {
    if ((await processStartTime(pid)) !== began)
      throw new ContainerStartError('EndedAtOnce', `${image} ended at once`)
    if (signal.aborted || limit.aborted)
      throw new ContainerStartError('TooSlow', `${image} does not listen on the port that PORT names`)
    await sleep(LOOK_EVERY_MS)
  }
}

async function end({ pid, began }: ProcessRecord): Promise<void> {
  const now = await processStartTime(pid)
  // Another process has this id now, so the program has ended. While a process of its group lives, the system
  // does not reuse the id.
  if (now !== null && now !== began) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All processes of the group have already ended.
  }
  while ((await processStartTime(pid)) === began) await sleep(LOOK_EVERY_MS)
}

async function answers(port: number): Promise<boolean> {
  const line = connect(port, '127.0.0.1')
  try {
    await once(line, 'connect')
    return true
  } catch {
    return false
  } finally {
    line.destroy()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
