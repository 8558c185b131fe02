import { effectsOfGame } from '../app/asked-effects.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Question } from '../app/confirm-question.ts'
import { actMachine } from '../kit/act.ts'

/** The names are those on the screen, for the confirm dialog. */
export type Removable =
  | { kind: 'game'; game: number; title: string }
  /** `isAddressed`: the notice is planned, or only for some teams. */
  | { kind: 'notice'; game: number; notice: number; content: string; isAddressed: boolean; isOut: boolean }
  | { kind: 'logo'; platform: string }

/** A missing thing counts as deleted, because another user may have been faster. */
export const removalMachine = actMachine<object, Removable>({
  id: 'removal',
  description: 'Deletes a game, a notice, or the logo of the platform.',
  ask: toQuestion,
  tell: toAnnouncement,
  tellsFailure: true,
  ends: 'always',
  goesOn: true,
})

function toQuestion(thing: Removable): Question {
  switch (thing.kind) {
    case 'game':
      return { kind: 'delete-game', game: thing.title, effects: effectsOfGame(thing.game) }
    case 'notice':
      return thing.isOut
        ? { kind: 'delete-notice', notice: thing.content, effects: effectsOfGame(thing.game) }
        : { kind: 'cancel-notice', notice: thing.content }
    case 'logo':
      return { kind: 'remove-logo', platform: thing.platform }
  }
}

function toAnnouncement(thing: Removable): Announcement {
  if (thing.kind === 'logo') return { kind: 'logo-removed' }
  return thing.kind === 'game' ? { kind: 'game-deleted', game: thing.title } : { kind: 'notice-deleted' }
}
