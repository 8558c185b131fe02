import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { done, runGame, signInTo } from '../game-master.ts'
import { freePort, startProcess } from '../process.ts'

export type WalkRole = 'player' | 'organiser'
interface Account {
  name: string
  password: string
}
/** A data folder with a small event. Each walk starts a server on a copy of it. */
export interface SmallEvent {
  accounts: Readonly<Record<WalkRole, Account>>
  /** The server on a new copy. */
  start(): Promise<{ url: string; stop(): Promise<void> }>
  remove(): void
}

const PLAYER = { name: 'ada', password: 'Lovelace1815' }

/** A running game with three challenges, and a player with a team in it. */
export async function aSmallEvent(): Promise<SmallEvent> {
  const folder = mkdtempSync(join(tmpdir(), 'vexil-wander-'))
  const first = await startOn(folder)
  const password = /password\s+(\S+)/.exec(first.output())?.[1] ?? ''
  const master = await request.newContext({ baseURL: first.url })
  await signInTo(master, 'Admin', password)
  const { id } = await runGame(master, 'Small Open', [
    { title: 'Warm up', type: 'StaticAttachment', flags: [{ flag: 'flag{wander}' }], hints: ['Read it.'] },
    { title: 'Second round', type: 'StaticAttachment', flags: [{ flag: 'flag{two}' }] },
    { title: 'Last one', type: 'StaticAttachment', flags: [{ flag: 'flag{three}' }] },
  ])
  const player = await request.newContext({ baseURL: first.url })
  const about = { userName: PLAYER.name, password: PLAYER.password, email: 'ada@players.example' }
  await done(await player.post('/api/account/register', { data: about }))
  const team = (await (await player.post('/api/team', { data: { name: 'Red Pandas' } })).json()) as {
    id: number
  }
  await done(await player.post(`/api/game/${id}`, { data: { teamId: team.id } }))
  await Promise.all([master.dispose(), player.dispose()])
  await first.stop()
  return {
    accounts: { player: PLAYER, organiser: { name: 'Admin', password } },
    async start() {
      const copy = mkdtempSync(join(tmpdir(), 'vexil-wander-'))
      cpSync(folder, copy, { recursive: true })
      const { url, stop } = await startOn(copy)
      return {
        url,
        stop: async () => {
          await stop()
          rmSync(copy, { recursive: true, force: true })
        },
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function startOn(folder: string) {
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    RATE_LIMIT: 'off',
  }
  const { output, stop } = await startProcess(['dist/server/main.js'], env, /ready at/)
  return { url: `http://127.0.0.1:${port}`, output, stop }
}
