import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './process.ts'

const CLIENT = resolve('dist/client')

export interface ProxyProgram {
  name: string
  isInstalled: boolean
  /** Starts it on the configuration of docs/client-alone, with other addresses. */
  start(backend: string): Promise<{ url: string; stop(): Promise<void> }>
}

export const nginx: ProxyProgram = {
  name: 'nginx',
  isInstalled: spawnSync('nginx', ['-v']).error === undefined,
  start: (backend) =>
    launch('nginx.conf', ({ folder, port, config }) => {
      const site = config
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('127.0.0.1:8080', new URL(backend).host)
        .replace('/srv/vexil/client', CLIENT)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      )
      const whole = [
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`,
        `events {}`,
        `http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}`,
        site,
        '}',
      ]
      writeFileSync(join(folder, 'whole.conf'), whole.join('\n'))
      return ['nginx', '-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/whole.conf`]
    }),
}

export const caddy: ProxyProgram = {
  name: 'Caddy',
  isInstalled: spawnSync('caddy', ['version']).error === undefined,
  start: (backend) =>
    launch('Caddyfile', ({ folder, port, config }) => {
      const site = config
        .replace('ctf.example.org {', `http://127.0.0.1:${port} {`)
        .replace('127.0.0.1:8080', new URL(backend).host)
        .replace('/srv/vexil/client', CLIENT)
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`)
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    }),
}

interface Launch {
  folder: string
  port: number
  config: string
}

async function launch(file: string, prepare: (launch: Launch) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vexil-proxied-'))
  mkdirSync(join(folder, 'data'))
  const port = await freePort()
  const [command = '', ...args] = prepare({
    folder,
    port,
    config: readFileSync(`docs/client-alone/${file}`, 'utf8'),
  })
  const child = spawn(command, args, {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: join(folder, 'data'),
    },
  })
  const over = once(child, 'close')
  const url = `http://127.0.0.1:${port}`
  for (const end = Date.now() + 20_000; ; await new Promise((settle) => setTimeout(settle, 50))) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${command} did not start in ${folder}`)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await over
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
