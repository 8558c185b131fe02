import type { HubConnector } from '#src/live/hub-connector.ts'
import { aChallenge, aPlay, aProfile, aRunningGame } from './builders.ts'
import type { Reply } from './server.ts'
import { openTimed, type TimedApp } from './timed.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/wiring/container.ts'
import '#src/wiring/account.ts'
import '#src/wiring/live-machines.ts'
import '#src/wiring/challenge.ts'
import '#src/features/container/container.tsx'
import '#src/features/container/team-containers.tsx'
import '#src/features/writeups/writeup-button.tsx'
import '#src/pages/challenges.tsx'
import '#src/pages/game.tsx'
import '#src/pages/login.tsx'
import '#src/text/areas/challenge.en.ts'
import '#src/text/areas/connection.en.ts'
import '#src/text/areas/container.en.ts'
import '#src/text/areas/entry.en.ts'
import '#src/text/areas/writeup.en.ts'
import '#src/ui/markdown/markdown-document.tsx'

export const GAME = 'GET /api/game/1'
export const DETAILS = 'GET /api/game/1/details'
export const CHALLENGE = 'GET /api/game/1/challenges/7'
export const SUBMIT = 'POST /api/game/1/challenges/7'

export const ok = (body?: unknown): Reply => ({ status: 200, body })
export const refused = (title: string, status = 400): Reply => ({ status, body: { title, status } })

export type PlayingWorld = TimedApp

/** Opens an address of a running game, signed in as ada, whose team plays in it. */
export function openPlaying(
  address: string,
  answers: NonNullable<Parameters<typeof openTimed>[1]> = {},
  connect?: HubConnector,
): Promise<PlayingWorld> {
  return openTimed(
    address,
    {
      'GET /api/account/profile': ok(aProfile()),
      'POST /api/account/login': ok(),
      'POST /api/account/logout': ok(),
      [GAME]: ok(aRunningGame()),
      [DETAILS]: ok(aPlay()),
      [CHALLENGE]: ok(aChallenge()),
      'GET /api/game/1/notices': ok([]),
      ...answers,
    },
    connect === undefined ? {} : { connect },
  )
}
