import type { TeamInfoModel } from '#contract/models/team.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from './app.world.tsx'
import { aProfile } from './builders.ts'
import type { Reply } from './server.ts'
import { openWholeApp, type WholeApp } from './whole-app.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/wiring/account.ts'
import '#src/wiring/picture.ts'
import '#src/wiring/team.ts'
import '#src/shell/announcements.tsx'
import '#src/shell/confirm-dialog.tsx'
import '#src/pages/join-team.tsx'
import '#src/pages/login.tsx'
import '#src/pages/register.tsx'
import '#src/pages/teams.tsx'
import '#src/text/areas/announcement.en.ts'
import '#src/text/areas/entry.en.ts'
import '#src/text/areas/picture.en.ts'
import '#src/text/areas/question.en.ts'
import '#src/text/areas/team.en.ts'

export const PROFILE = 'GET /api/account/profile'
export const OWN = 'GET /api/team'

export const ok = (body?: unknown): Reply => ({ status: 200, body })
export const refused = (title: string, status = 400): Reply => ({ status, body: { title, status } })

/** A screen of teams, in English. The server knows the user ada and her teams. */
export interface TeamWorld extends WholeApp {
  /** Answers a request that the server has held. */
  answer: (question: string, reply: Reply | 'silence') => Promise<void>
}

export async function openTeams(
  address: string,
  own: readonly TeamInfoModel[],
  answers: NonNullable<Parameters<typeof openWholeApp>[1]> = {},
): Promise<TeamWorld> {
  localStorage.clear()
  localStorage.setItem('language', 'en')
  const app = await openWholeApp(address, {
    [PROFILE]: ok(aProfile()),
    [OWN]: ok(own),
    'POST /api/account/login': ok(),
    ...answers,
  })
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
