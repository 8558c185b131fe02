import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { archiveFlaw, type ArchiveFlaw } from '#contract/rules/game-archive.ts'
import type { Announcement } from '../app/announcement.ts'
import { demand } from '../demand.ts'
import { listening } from '../live/listening.ts'

/** How much of the archive has gone, from 0 to 1, and in the end what the server made of it; the list of games shows it by then. */
export type ArchiveHeard = { type: 'upload.moved'; share: number } | { type: 'upload.answered'; outcome: Outcome<GameInfoModel> }

interface Context {
  file: Upload | null
  share: number
  flaw: ArchiveFlaw | null
  problem: Problem | null
  /** Null until the server has made it. */
  game: GameInfoModel | null
}
type Event = { type: 'upload'; file: Upload } | { type: 'cancel' } | { type: 'retry' } | { type: 'dismiss' } | ArchiveHeard

export const gameImportEffects = {
  uploadArchive: listening<{ file: Upload }, ArchiveHeard>('uploadArchive'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isFlawed: (_, { file }: { file: Upload }) => archiveFlaw(file) !== null,
    hasGone: (_, { share }: { share: number }) => share >= 1,
    isTaken: (_, { outcome }: { outcome: Outcome<GameInfoModel> }) => outcome.ok,
  },
  actions: {
    judge: assign((_, { file }: { file: Upload }) => ({ file: null, problem: null, flaw: archiveFlaw(file) })),
    hold: assign((_, { file }: { file: Upload }) => ({ file, flaw: null })),
    start: assign({ share: 0, problem: null }),
    move: assign((_, { share }: { share: number }) => ({ share })),
    take: assign((_, { outcome }: { outcome: Outcome<GameInfoModel> }) => (outcome.ok ? { game: outcome.value } : { problem: outcome.problem })),
    forget: assign({ file: null, flaw: null, problem: null }),
    sayImported: emit(({ context }) => ({ type: 'announce', announcement: { kind: 'game-imported', game: demand(context.game).title } })),
  },
  actors: gameImportEffects,
})
const choosing = machine.createStateConfig({
  on: {
    upload: [
      {
        guard: { type: 'isFlawed', params: ({ event }) => event },
        target: '#gameImport.idle',
        actions: { type: 'judge', params: ({ event }) => event },
      },
      { target: '#gameImport.uploading', actions: { type: 'hold', params: ({ event }) => event } },
    ],
  },
})
const stopped = machine.createStateConfig({
  on: { ...choosing.on, retry: '#gameImport.uploading', dismiss: { target: '#gameImport.idle', actions: 'forget' } },
})

/** A whole game out of one archive. It comes wholly or not at all, so whatever fails can be tried again. */
export const gameImportMachine = machine.createMachine({
  id: 'gameImport',
  context: { file: null, share: 0, flaw: null, problem: null, game: null },
  initial: 'idle',
  states: {
    idle: choosing,
    uploading: {
      entry: 'start',
      invoke: { src: 'uploadArchive', input: ({ context }) => ({ file: demand(context.file) }) },
      initial: 'sending',
      on: {
        'upload.answered': [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'imported',
            actions: [{ type: 'take', params: ({ event }) => event }, 'sayImported'],
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
      states: {
        sending: {
          on: {
            'upload.moved': [
              { guard: { type: 'hasGone', params: ({ event }) => event }, target: 'unpacking' },
              { actions: { type: 'move', params: ({ event }) => event } },
            ],
            cancel: '#gameImport.cancelled',
          },
        },
        // From here on the server may be done at any moment: nobody could say what a stop had stopped.
        unpacking: {},
      },
    },
    imported: {},
    failed: stopped,
    cancelled: stopped,
  },
})

export type GameImportView =
  | { kind: 'idle'; flaw: ArchiveFlaw | null }
  | { kind: 'sending'; file: string; share: number }
  | { kind: 'unpacking'; file: string }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'cancelled'; file: string }
  | { kind: 'imported'; game: GameInfoModel }
export function toGameImportView(snapshot: SnapshotFrom<typeof gameImportMachine>): GameImportView {
  const { file, share, flaw, problem, game } = snapshot.context
  if (snapshot.matches({ uploading: 'sending' })) return { kind: 'sending', file: demand(file).name, share }
  if (snapshot.matches('uploading')) return { kind: 'unpacking', file: demand(file).name }
  if (snapshot.matches('failed')) return { kind: 'failed', problem: demand(problem) }
  if (snapshot.matches('cancelled')) return { kind: 'cancelled', file: demand(file).name }
  return snapshot.matches('imported') ? { kind: 'imported', game: demand(game) } : { kind: 'idle', flaw }
}
