import { getProfile, uploadAvatar } from '#contract/calls/account.ts'
import { getGameToEdit, listGamesToEdit, uploadPoster } from '#contract/calls/edit.ts'
import { getGame, listGames } from '#contract/calls/game.ts'
import { listOwnTeams, uploadTeamAvatar } from '#contract/calls/team.ts'
import type { Upload } from '#contract/call.ts'
import type { Outcome } from '#contract/problem.ts'
import {
  pictureMachine,
  toPictureView,
  type PictureOpenedEvent,
  type PictureOwner,
} from '#machines/account/picture.machine.ts'
import type { ActorRefFrom } from 'xstate'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { cropImage, openImage } from '#src/browser/crop-image.ts'
import { ALL_GAMES } from '#src/url/all-games-query.ts'
import { asUpload } from './as-upload.ts'
import { openProcesses } from './process.ts'
import type { ClientServices } from './services.ts'

/** Uploads pictures of users, teams and the platform, and posters of games. */
export function wirePicture(
  { reads, request }: ClientServices,
  confirm: ActorRefFrom<typeof confirmMachine>,
) {
  /** Screens that show the picture read again, because only the server knows its address. */
  async function send(
    owner: PictureOwner,
    file: Upload,
    signal: AbortSignal,
    moved: (share: number) => void,
  ): Promise<Outcome<string>> {
    if (owner.kind === 'team') {
      const outcome = await request(uploadTeamAvatar, { params: { id: owner.id }, file }, signal, moved)
      if (outcome.ok) reads.refresh(listOwnTeams, {})
      return outcome
    }
    if (owner.kind === 'game') {
      const game = { params: { id: owner.id } }
      const outcome = await request(uploadPoster, { ...game, file }, signal, moved)
      if (outcome.ok) {
        for (const call of [getGameToEdit, getGame]) reads.refresh(call, game)
        reads.refresh(listGames, {})
        reads.refresh(listGamesToEdit, ALL_GAMES)
      }
      return outcome
    }
    // Loads on demand, because only administrators change the logo.
    if (owner.kind === 'platform') return (await import('./logo.ts')).sendLogo(request, file, signal, moved)
    const outcome = await request(uploadAvatar, { file }, signal, moved)
    if (outcome.ok) reads.refresh(getProfile, {})
    return outcome
  }
  return openProcesses(confirm)(pictureMachine, toPictureView, {
    openPicture: ({ owner, file }, say) =>
      openImage(file, (heard) => say(owner.kind === 'game' ? whole(heard) : heard)),
    cutPicture: ({ pixels, cut }) => cropImage(pixels, cut),
    uploadPicture: asUpload(({ owner, file }, signal, moved) => send(owner, file, signal, moved)),
  })
}

/** A poster is not cropped, because each screen shows as much as it has room for. */
function whole(heard: PictureOpenedEvent): PictureOpenedEvent {
  return heard.type === 'picture.opened'
    ? { type: 'picture.uncut', why: 'poster', pixels: heard.pixels }
    : heard
}
