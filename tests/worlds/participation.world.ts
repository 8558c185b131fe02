import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { NOBODY, settle } from './app.world.tsx'
import { aProfile } from './builders.ts'
import type { Reply } from './server.ts'
import { openWholeApp, type WholeApp } from './whole-app.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/wiring/account.ts'
import '#src/wiring/participation.ts'
import '#src/shell/announcements.tsx'
import '#src/shell/confirm-dialog.tsx'
import '#src/features/participation/join-dialog.tsx'
import '#src/pages/game.tsx'
import '#src/pages/login.tsx'
import '#src/text/areas/announcement.en.ts'
import '#src/text/areas/entry.en.ts'
import '#src/text/areas/participation.en.ts'
import '#src/text/areas/question.en.ts'
import '#src/text/areas/writeup.en.ts'
import '#src/ui/markdown/markdown-document.tsx'

export const GAME = 'GET /api/game/1'
export const ok = (body?: unknown): Reply => ({ status: 200, body })
export const refused = (title: string, status = 400): Reply => ({ status, body: { title, status } })

/**
 * The page of a game, in English. The server knows the user ada and her teams. Without `ada` no user is
 * signed in.
 */
export interface GamePageWorld extends WholeApp {
  /** Answers a request that the server has held. */
  answer: (question: string, reply: Reply | 'silence') => Promise<void>
}

export async function openGamePage(
  game: DetailedGameInfoModel,
  who: 'ada' | 'nobody',
  teams: readonly TeamInfoModel[],
  answers: NonNullable<Parameters<typeof openWholeApp>[1]> = {},
  connect?: Parameters<typeof openWholeApp>[2],
): Promise<GamePageWorld> {
  localStorage.clear()
  localStorage.setItem('language', 'en')
  const app = await openWholeApp(
    '/games/1',
    {
      'GET /api/account/profile': who === 'ada' ? ok(aProfile()) : NOBODY,
      'POST /api/account/login': ok(),
      'GET /api/team': ok(teams),
      [GAME]: ok(game),
      ...answers,
    },
    connect,
  )
  return {
    ...app,
    async answer(question, reply) {
      app.server.release(question, reply)
      await settle()
    },
    close() {
      closeAllToasts()
      app.close()
    },
  }
}
