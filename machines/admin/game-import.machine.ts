import { setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { Problem } from '#contract/problem.ts'
import { archiveFlaw, type ArchiveFlaw } from '#contract/rules/game-archive.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { uploads, type UploadEvent } from '../kit/upload.ts'

type At =
  | { kind: 'idle'; flaw: ArchiveFlaw | null }
  | { kind: 'sending'; file: Upload; share: number }
  | { kind: 'unpacking'; file: Upload }
  | { kind: 'failed'; file: Upload; problem: Problem }
  | { kind: 'cancelled'; file: Upload }
  | { kind: 'imported'; game: GameInfoModel }
export type ImportCommand = { type: 'upload'; file: Upload } | { type: 'cancel' | 'retry' | 'dismiss' }
type Event = ImportCommand | UploadEvent<GameInfoModel>

export const gameImportEffects = {
  /** Resolves after the list of games was read again. */
  uploadArchive: uploads<{ file: Upload }, GameInfoModel>('uploadArchive'),
}
const machine = setup({
  types: { context: {} as { at: At }, events: {} as Event, emitted: {} as Emission },
  actors: gameImportEffects,
})
const fileOf = ({ at }: { at: At }) => only(at, 'sending', 'unpacking', 'failed', 'cancelled').file
const choosing = machine.createStateConfig({
  on: {
    upload: arrows(
      {
        when: ({ file }) => archiveFlaw(file) !== null,
        to: '#gameImport.idle',
        put: ({ file }) => ({ at: { kind: 'idle', flaw: archiveFlaw(file) } }),
      },
      { to: '#gameImport.uploading', put: ({ file }) => ({ at: { kind: 'sending', file, share: 0 } }) },
    ),
  },
})
const stopped = machine.createStateConfig({
  on: {
    ...choosing.on,
    retry: choices({
      to: '#gameImport.uploading',
      put: (now) => ({ at: { kind: 'sending', file: fileOf(now), share: 0 } }),
    }),
    dismiss: choices({ to: '#gameImport.idle', put: () => ({ at: { kind: 'idle', flaw: null } }) }),
  },
})

/**
 * The server imports the whole archive or nothing, so a retry never completes half a game. After a lost
 * response it may import the game a second time, as another hidden game.
 */
export const gameImportMachine = machine.createMachine({
  id: 'gameImport',
  description: 'Imports a game from an archive, completely or not at all.',
  context: { at: { kind: 'idle', flaw: null } },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', ...choosing },
    uploading: {
      description: 'Sends the archive and waits until the server has imported it.',
      invoke: { src: 'uploadArchive', input: ({ context }) => ({ file: fileOf(context) }) },
      initial: 'sending',
      on: {
        'upload.answered': arrows(
          {
            when: ({ outcome }) => outcome.ok,
            to: 'imported',
            tell: ({ outcome }) =>
              outcome.ok ? [announced({ kind: 'game-imported', game: outcome.value.title })] : [],
            put: ({ outcome }) => (outcome.ok ? { at: { kind: 'imported', game: outcome.value } } : {}),
          },
          {
            to: 'failed',
            put: ({ outcome }, now) =>
              outcome.ok ? {} : { at: { kind: 'failed', file: fileOf(now), problem: outcome.problem } },
          },
        ),
      },
      states: {
        sending: {
          description: 'Uploads the archive and reports progress. The user may cancel.',
          on: {
            'upload.moved': arrows(
              {
                when: ({ share }) => share >= 1,
                to: 'unpacking',
                put: (_, now) => ({ at: { kind: 'unpacking', file: fileOf(now) } }),
              },
              { put: ({ share }, now) => ({ at: { kind: 'sending', file: fileOf(now), share } }) },
            ),
            cancel: choices({
              to: '#gameImport.cancelled',
              put: (now) => ({ at: { kind: 'cancelled', file: fileOf(now) } }),
            }),
          },
        },
        // The server may finish at any moment, so after a cancel nobody would know whether the game exists.
        unpacking: { description: 'Waits for the server to import the archive. It cannot be cancelled.' },
      },
    },
    imported: { description: 'The game is imported. Shows its contents and a link to it.' },
    failed: { description: 'Failed. Shows the reason; the user may try again.', ...stopped },
    cancelled: { description: 'The user cancelled the upload. Nothing was imported.', ...stopped },
  },
})

export type GameImportView =
  | { kind: 'idle'; flaw: ArchiveFlaw | null }
  | { kind: 'sending'; file: string; share: number }
  | { kind: 'unpacking' | 'cancelled'; file: string }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'imported'; game: GameInfoModel }
export function toGameImportView({
  context: { at },
}: SnapshotFrom<typeof gameImportMachine>): GameImportView {
  if (at.kind === 'failed') return { kind: 'failed', problem: at.problem }
  return 'file' in at ? { ...at, file: at.file.name } : at
}
