import type { ActorRefFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import {
  getGame,
  getGameDetails,
  getWriteup,
  joinGame,
  leaveGame,
  uploadWriteup,
} from '#contract/calls/game.ts'
import { listOwnTeams } from '#contract/calls/team.ts'
import type { Outcome } from '#contract/problem.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { gameJoiningMachine } from '#machines/game/game-joining.machine.ts'
import {
  participationMachine,
  toParticipationView,
  type OwnParticipation,
} from '#machines/game/participation.machine.ts'
import { toWriteupView, writeupMachine } from '#machines/game/writeup.machine.ts'
import { instant } from '#contract/models/time.ts'
import { asUpload } from './as-upload.ts'
import type { ClientServices } from './services.ts'
import { openProcesses } from './process.ts'

export function wireParticipation(
  { request, reads, clock }: ClientServices,
  confirm: ActorRefFrom<typeof confirmMachine>,
) {
  const process = openProcesses(confirm)
  return {
    participation: process(participationMachine, toParticipationView, {
      leaveGame: (game, signal) =>
        standing(game, request(leaveGame, { params: { id: game } }, signal), {
          status: 'Unsubmitted',
          team: null,
        }),
      followGame: ({ game }, say) =>
        reads.follow(getGame, { params: { id: game } }, ({ status, teamName }) =>
          say({ type: 'server.reported', status, team: teamName }),
        ),
    }),
    joining: process(gameJoiningMachine, toFormView, {
      send: ({ game, team, organization, inviteCode }, signal) =>
        standing(
          game,
          request(
            joinGame,
            { params: { id: game }, body: { teamId: team.id, organization, inviteCode } },
            signal,
          ),
          {
            status: 'Pending',
            team: team.name,
          },
        ),
    }),
    writeup: process(
      writeupMachine,
      toWriteupView,
      {
        uploadWriteup: asUpload(({ game, file }, signal, moved) =>
          request(uploadWriteup, { params: { id: game }, file: asPdf(file) }, signal, moved),
        ),
        async readWriteup(game, signal) {
          const writeup = await request(getWriteup, { params: { id: game } }, signal)
          if (writeup.ok) reads.adopt(getWriteup, { params: { id: game } }, writeup.value)
          else reads.refresh(getWriteup, { params: { id: game } })
          return null
        },
        followDeadline: ({ game }, say) =>
          reads.follow(getGameDetails, { params: { id: game } }, ({ wpddl }) =>
            say({ type: 'server.reported', closesAt: instant(wpddl) }),
          ),
      },
      { given: { now: clock.now } },
    ),
  }

  /**
   * Reads the game again in any case, because a rejection may come from outdated data on the screen. Also
   * reads the own teams, because the team may be locked now. `assumed` holds if the game cannot be read.
   */
  async function standing(
    id: number,
    writing: Promise<Outcome<null>>,
    assumed: OwnParticipation,
  ): Promise<Outcome<OwnParticipation>> {
    const written = await writing
    reads.refresh(listOwnTeams, {})
    const game = written.ok ? await request(getGame, { params: { id } }) : null
    if (!game?.ok) {
      reads.refresh(getGame, { params: { id } })
      return written.ok ? { ok: true, value: assumed } : written
    }
    reads.adopt(getGame, { params: { id } }, game.value)
    return { ok: true, value: { status: game.value.status, team: game.value.teamName } }
  }
}

/**
 * Servers of this wire only accept this spelling of the extension and this type, which some browsers omit.
 */
function asPdf(file: Upload): Upload {
  return file instanceof File
    ? new File([file], file.name.replace(/\.pdf$/i, '.pdf'), { type: 'application/pdf' })
    : file
}
