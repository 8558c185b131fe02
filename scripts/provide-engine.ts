import { spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canInstallPackages, installPackages } from './debian.ts'
import { run } from './run.ts'

/** The settings of the engine, which the tests get from the environment. */
export interface ProvidedEngine {
  host: string
  image: string
  stop: () => Promise<void>
}

const USUAL_SOCKET = '/var/run/docker.sock'
const BUSYBOX = '/usr/bin/busybox'
const IMAGE = 'vexil-test-challenge:1'
const START_LIMIT_MS = 20_000

/**
 * A container engine with an image for the tests: the one of TEST_CONTAINER_HOST, or of this machine, or a
 * new one with folders of its own. Null: there is none, and a printed line says why.
 */
export async function provideEngine(): Promise<ProvidedEngine | null> {
  const { TEST_CONTAINER_HOST: named, TEST_CONTAINER_IMAGE: image = IMAGE } = process.env
  if (named !== undefined && named !== '') return { host: named, image, stop: () => Promise.resolve() }
  if (canInstallPackages()) {
    const missing = [
      ...((await has('dockerd')) ? [] : ['docker.io']),
      ...((await has('iptables')) ? [] : ['iptables']),
      ...(existsSync(BUSYBOX) ? [] : ['busybox-static']),
    ]
    await installPackages(missing, 'containers are tested on a real engine')
  }
  const folder = mkdtempSync(join(tmpdir(), 'vexil-engine-'))
  const started = await begin(folder)
  if (typeof started !== 'string') return started
  rmSync(folder, { recursive: true, force: true })
  console.log(
    `vexil: no container engine: its tests are skipped (${started}).`,
    'TEST_CONTAINER_HOST and TEST_CONTAINER_IMAGE name one.',
  )
  return null
}

/** The engine, or a text that says what is missing to start one. */
async function begin(folder: string): Promise<ProvidedEngine | string> {
  if (!existsSync(BUSYBOX)) return `the image is made of ${BUSYBOX}, of Debian's busybox-static`
  if (existsSync(USUAL_SOCKET)) {
    // Uses a running daemon, because a second one would remove the firewall rules of the first.
    const host = `unix://${USUAL_SOCKET}`
    const fault = await importImage(host, folder)
    rmSync(folder, { recursive: true, force: true })
    return fault ?? { host, image: IMAGE, stop: () => Promise.resolve() }
  }
  if (!(await has('dockerd'))) return 'no dockerd; root on Debian gets one'
  const host = `unix://${folder}/docker.sock`
  const log = openSync(join(folder, 'log'), 'w')
  // Without a bridge of its own the daemon does not touch the networks of another engine.
  const options = [
    '--bridge=none',
    '--data-root',
    join(folder, 'data'),
    '--exec-root',
    join(folder, 'exec'),
    '-p',
    join(folder, 'pid'),
    '-H',
    host,
  ]
  const daemon = spawn('dockerd', options, { stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  const ended = new Promise<void>((resolve) => daemon.once('exit', () => resolve()))
  const stop = async () => {
    await removeAll(host)
    daemon.kill('SIGTERM')
    await Promise.race([ended, sleep(START_LIMIT_MS)])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  if (!(await answers(host))) {
    const said = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n').at(-1) ?? ''
    await stop()
    return `dockerd does not start: ${said}`
  }
  const fault = await importImage(host, folder)
  if (fault === null) return { host, image: IMAGE, stop }
  await stop()
  return fault
}

/** Removes what failed tests left behind, because network bridges would outlive their daemon. */
async function removeAll(host: string): Promise<void> {
  const { output } = await docker(host, ['ps', '-aq'])
  const ids = output.split('\n').filter((id) => /^[0-9a-f]+$/.test(id))
  if (ids.length > 0) await docker(host, ['rm', '-f', ...ids])
  await docker(host, ['network', 'prune', '-f'])
}

async function answers(host: string): Promise<boolean> {
  const until = performance.now() + START_LIMIT_MS
  while (performance.now() < until) {
    if ((await docker(host, ['version'])).code === 0) return true
    await sleep(100)
  }
  return false
}

/** A small service of one static binary: it returns its flag and runs the commands that it receives. */
async function importImage(host: string, folder: string): Promise<string | null> {
  const root = join(folder, 'root')
  for (const each of ['bin', 'tmp', 'run', 'proc', 'sys', 'dev', 'etc', 'www/cgi-bin'])
    mkdirSync(join(root, each), { recursive: true })
  cpSync(BUSYBOX, join(root, 'bin/busybox'))
  const applets = (await run(BUSYBOX, ['--list'])).output
    .split('\n')
    .filter((name) => name !== '' && name !== 'busybox')
  for (const name of applets) symlinkSync('busybox', join(root, 'bin', name))
  writeFileSync(
    join(root, 'etc/passwd'),
    'root:x:0:0:root:/:/bin/sh\nnobody:x:65534:65534:nobody:/:/bin/sh\n',
  )
  const script = (name: string, lines: readonly string[]) => {
    writeFileSync(join(root, name), `#!/bin/sh\n${lines.join('\n')}\n`)
    chmodSync(join(root, name), 0o755)
  }
  const asText = `printf 'Content-Type: text/plain\\r\\n\\r\\n'`
  script('www/cgi-bin/flag', [asText, 'printf %s "${GZCTF_FLAG-none}"'])
  script('www/cgi-bin/run', [asText, 'sh -c "$(head -c "$CONTENT_LENGTH")" 2>&1'])
  const archive = join(folder, 'image.tar')
  const packed = await run('tar', ['-C', root, '-cf', archive, '.'])
  if (packed.code !== 0) return `tar: ${packed.output.trim()}`
  const command = JSON.stringify(['/bin/httpd', '-f', '-p', '8080', '-h', '/www'])
  const made = await docker(host, ['import', '-c', `CMD ${command}`, '-c', 'EXPOSE 8080/tcp', archive, IMAGE])
  return made.code === 0 ? null : `the image cannot be made: ${made.output.trim()}`
}

const docker = (host: string, args: readonly string[]) => run('docker', ['-H', host, ...args])

/** Also searches the folders of system tools, which are not in every user's path. */
async function has(command: string): Promise<boolean> {
  return (await run('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" command -v ${command}`])).code === 0
}
