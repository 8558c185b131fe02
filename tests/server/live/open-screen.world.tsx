import type { AddressInfo } from 'node:net'
import { act, cleanup, render } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import { getCategories } from '#contract/calls/categories.ts'
import { getGame, listGames } from '#contract/calls/game.ts'
import { Providers } from '#src/app/providers.tsx'
import { run } from '#src/app/run.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useWired } from '#src/bind/wired.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { noticesAtom, teamAtom } from '#src/live/feed-atoms.ts'
import { useConnection } from '#src/live/use-connection.ts'
import { overWebSocket } from '#src/live/web-socket.ts'
import { openWiring } from '#src/wiring/wiring.ts'
import { aCaptchaDevice } from '#tests/worlds/app.world.tsx'
import type { TestServer } from '../a-server.ts'
import { AccountScreen } from './account-screen.world.tsx'
import { OrganiserScreen } from './organiser-screen.world.tsx'
import { TeamScreen } from './team-screen.world.tsx'
import { VisitorScreen } from './visitor-screen.world.tsx'

/**
 * Reads everything that the screens of a game, the lists of games and the frame read, through their own
 * hooks.
 */
function PlayerScreen({ game, shown }: { game: number; shown: Record<string, unknown> }) {
  const { live } = useWired()
  const [about, games] = [useRead(getGame, { params: { id: game } }, 'once'), useRead(listGames, {}, 'once')]
  const categories = useRead(getCategories, { params: { id: game } }, 'once')
  const board = useAtomValue(boardAtoms(live, game).state).live?.board
  const notices = useAtomValue(noticesAtom(live, game)).live
  const team = useAtomValue(teamAtom(live, game)).live
  const { view } = useConnection(live, game)
  Object.assign(shown, {
    game: about.state === 'ready' ? about.value : null,
    games: games.state === 'ready' ? games.value : null,
    categories: categories.state === 'ready' ? categories.value.categories : null,
    board,
    notices: notices.state === 'waiting' ? null : notices.value,
    team: team.state === 'waiting' ? null : team.value,
    config: useConfig(),
    line: view.kind,
  })
  return null
}

const SCREENS = {
  player: PlayerScreen,
  organiser: OrganiserScreen,
  team: TeamScreen,
  account: AccountScreen,
  visitor: VisitorScreen,
} as const
export type ScreenKind = keyof typeof SCREENS

/**
 * The wired client of a user, or of a visitor if the cookie is empty, with real requests to a real server and
 * a real hub. Only the views are left out.
 */
export async function openScreen(
  { app, ask }: TestServer,
  cookie: string,
  game: number,
  kind: ScreenKind = 'player',
) {
  const Screen = SCREENS[kind]
  // A test may open several screens on one server.
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  class OwnSocket extends WebSocket {
    constructor(address: string | URL) {
      super(address, { headers: { cookie } })
    }
  }
  vi.stubGlobal('WebSocket', OwnSocket)
  localStorage.setItem('language', 'en')
  const asked: string[] = []
  const wiring = openWiring({
    transport: async (address, init) => {
      asked.push(address)
      const answer = await ask(init.method === 'POST' ? 'POST' : 'GET', address, { headers: { cookie } })
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ])
      return new Response(answer.statusCode === 204 || answer.statusCode === 304 ? null : answer.body, {
        status: answer.statusCode,
        headers,
      })
    },
    connectHub: async () => (address, say, silenceMs) => overWebSocket(url + address, say, silenceMs),
    openCaptchaDevice: async () => aCaptchaDevice,
    storage: localStorage,
    tabStorage: sessionStorage,
    device: Date.now,
    // Clients spread their requests over time. A low number keeps the delay of this client short.
    random: () => 0.2,
    reload: () => {},
  })
  const stop = run(wiring)
  const shown: Record<string, unknown> = {}
  await act(async () => {
    render(
      <Providers wiring={wiring}>
        <Screen game={game} shown={shown} />
      </Providers>,
    )
  })
  return {
    shown,
    asked,
    close() {
      cleanup()
      stop()
      localStorage.clear()
    },
  }
}
