import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canInstallPackages, installPackages } from './debian.ts'
import { run } from './run.ts'

export interface Database {
  url: string
  stop: () => Promise<void>
}
const DEBIAN = '/usr/lib/postgresql'

/**
 * Starts a PostgreSQL other than the embedded one, because the product must work with any. Null: there is
 * none, and a printed line says so.
 */
export async function provideDatabase(): Promise<Database | null> {
  const url = process.env['TEST_DATABASE_URL']
  if (url !== undefined && url !== '') return { url, stop: () => Promise.resolve() }
  if (binaries() === null && canInstallPackages())
    await installPackages(['postgresql-15'], 'the server is also tested on a PostgreSQL of the system')
  const bin = binaries()
  const database = bin === null ? null : await startDatabase(bin)
  if (database === null)
    console.log(
      'vexil: no PostgreSQL besides the embedded one: its tests are skipped (TEST_DATABASE_URL names one)',
    )
  return database
}

function binaries(): string | null {
  if (!existsSync(DEBIAN)) return null
  const newest = readdirSync(DEBIAN)
    .filter((version) => Number(version) >= 15 && existsSync(`${DEBIAN}/${version}/bin/initdb`))
    .sort((a, b) => Number(b) - Number(a))[0]
  return newest === undefined ? null : `${DEBIAN}/${newest}/bin`
}

async function startDatabase(bin: string): Promise<Database | null> {
  // Outside of the repository, because the user postgres must be able to reach it.
  const folder = mkdtempSync(join(tmpdir(), 'vexil-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const asOwner = await ownerOf(folder)
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ]
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  const made = await asOwner(`${bin}/initdb`, [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  const started =
    made.code === 0
      ? await asOwner(`${bin}/pg_ctl`, [
          '-D',
          data,
          '-w',
          '-s',
          '-l',
          join(folder, 'log'),
          '-o',
          options,
          'start',
        ])
      : made
  if (started.code !== 0) {
    console.log(started.output)
    rmSync(folder, { recursive: true, force: true })
    return null
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await asOwner(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', '-w', '-s', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so another user owns the folder then. */
async function ownerOf(folder: string): Promise<typeof run> {
  if (process.getuid?.() !== 0) return run
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])))
  chownSync(folder, Number(uid?.output), Number(gid?.output))
  return (command, args, options) => run('runuser', ['-u', 'postgres', '--', command, ...args], options)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}
