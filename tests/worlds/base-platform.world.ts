import type { ScheduleModel } from '#contract/models/schedule.ts'
import { examples } from '#src/features/room-overview/room.examples.tsx'
import { START } from '../contract/board/snapshot.ts'
import {
  aChallengeInfo,
  aChallengeToEdit,
  aConfig,
  aGameDetail,
  aGameToEdit,
  aNotice,
  aParticipation,
  aProfile,
} from './builders.ts'
import { aPlatform, someMeans } from './platform.world.ts'
import { aUser, sifted, USERS } from './roster.world.ts'
import { aBoardModel, aScoreboard, ok, SPAN } from './scoreboard.world.ts'
import { openTimed, type TimedApp } from './timed.world.tsx'
// These modules load first, so that no test waits for a file.
import './challenge.world.ts'
import './organiser.world.ts'
import './profile-screen.ts'
import '#src/pages/admin-logs.tsx'
import '#src/pages/admin-users.tsx'
import '#src/pages/projector.tsx'
import '#src/pages/room-challenges.tsx'
import '#src/pages/room-overview.tsx'
import '#src/features/room-overview/room-state.tsx'
import '#src/pages/room-teams.tsx'
import '#src/pages/scoreboard.tsx'

const list = (...data: unknown[]) => ok({ data, length: data.length, total: data.length })
const game = aGameToEdit(SPAN)
const user = aUser({ id: aProfile().userId, userName: 'ada', email: 'ada@example.org', role: 'Admin' })
const schedule: ScheduleModel = {
  ...SPAN,
  writeupsUntil: null,
  freezeAt: null,
  revealedAt: null,
  pausedAt: null,
  challenges: [],
}

/** Opens any screen as an administrator of a platform with one running game. It announces these extensions. */
export function openPlatformWith(address: string, features: readonly string[]): Promise<TimedApp> {
  return openTimed(
    address,
    {
      'GET /api/config': ok(aConfig({ features: [...features] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/game/1': ok(aGameDetail(SPAN)),
      'GET /api/game/1/scoreboard': ok(aScoreboard()),
      'GET /api/game/1/board': ok(aBoardModel({ teams: 2, challenges: 1 })),
      'GET /api/game/1/overview/room': ok(examples.during),
      'GET /api/game/1/notices': ok([aNotice()]),
      'GET /api/game/1/events': ok([]),
      'GET /api/game/1/submissions': ok([]),
      'GET /api/game/1/cheatinfo': ok([]),
      'GET /api/game/1/pairs': ok({ total: 0, pairs: [] }),
      'GET /api/game/1/participations': ok([aParticipation()]),
      'GET /api/edit/games/1': ok(game),
      'GET /api/edit/games/1/schedule': ok(schedule),
      'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
      'GET /api/edit/games/1/challenges/7': ok(aChallengeToEdit({ isEnabled: true, flagMatch: 'AnyCase' })),
      'GET /api/edit/games/1/notices': ok([aNotice()]),
      'GET /api/edit/games?count=500&skip=0': list(game),
      [USERS]: list(user),
      [sifted({})]: list(user),
      'GET /api/admin/logs': ok([]),
      'GET /api/admin/logs?level=All&count=100&skip=0': ok([]),
      'GET /api/admin/config': ok(aPlatform()),
      'GET /api/admin/config/means': ok(someMeans),
    },
    { now: START + 60_000 },
  )
}
