import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { MAX_FLAGS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import type { Announcement } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import type { UploadEvent } from '../kit/upload.ts'
import { subscription } from '../live/subscription.ts'
import type { ChallengeRef } from '../game/challenge-ref.ts'

/** A file of one team. The server has it once the hash is known. */
export interface TeamFile {
  file: Upload
  hash: string | null
}
export interface FileFlag {
  flag: string
  hash: string
}
/**
 * `share` is of all bytes of this round, from 0 to 1; `taken` tells the hashes of the next files in their
 * order.
 */
export type FlagFilesUploadEvent = UploadEvent<null> | { type: 'upload.taken'; hashes: readonly string[] }

interface Context extends ChallengeRef {
  files: readonly TeamFile[]
  /** The flag of each file, in their order, from when they are sent. */
  flags: readonly string[]
  /** How many of the chosen ones were left out because nothing is in them. */
  empty: number
  share: number
  problem: Problem | null
}
type Event =
  | { type: 'choose'; files: readonly Upload[] }
  | { type: 'drop'; at: number }
  | { type: 'clear' }
  | { type: 'send'; flags: readonly string[] }
  | { type: 'cancel' }
  | FlagFilesUploadEvent

export const flagFilesEffects = {
  /** Sends them in their order, some at a time. */
  uploadFiles: subscription<{ challenge: number; files: readonly Upload[] }, FlagFilesUploadEvent>(
    'uploadFiles',
  ),
  /** All or none. Ends when the challenge on view has them. */
  addFlags: effect<{ place: ChallengeRef; flags: readonly FileFlag[] }, Outcome<null>>('addFlags'),
}
const machine = setup({
  types: {
    input: {} as ChallengeRef,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isPaired: ({ context }, { flags }: { flags: readonly string[] }) =>
      flags.length > 0 &&
      flags.length === context.files.length &&
      flags.length <= MAX_FLAGS_AT_ONCE &&
      flags.every((flag) => flag !== ''),
    isUploaded: ({ context }) => context.files.every(({ hash }) => hash !== null),
    isComplete: ({ context }, outcome: Outcome<null>) =>
      outcome.ok && context.files.every(({ hash }) => hash !== null),
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    choose: assign(({ context }, { files }: { files: readonly Upload[] }) => ({
      files: sorted([
        ...context.files,
        ...files.filter(({ size }) => size > 0).map((file) => ({ file, hash: null })),
      ]),
      empty: files.filter(({ size }) => size === 0).length,
      problem: null,
    })),
    drop: assign(({ context }, { at }: { at: number }) => ({
      files: context.files.toSpliced(at, 1),
      empty: 0,
      problem: null,
    })),
    clear: assign({ files: [], flags: [], empty: 0, share: 0, problem: null }),
    pair: assign((_, { flags }: { flags: readonly string[] }) => ({ flags, empty: 0 })),
    start: assign({ share: 0, problem: null }),
    move: assign((_, { share }: { share: number }) => ({ share })),
    take: assign(({ context }, { hashes }: { hashes: readonly string[] }) => ({
      files: taken(context.files, hashes),
    })),
    // A server that took the files and left one out cannot be paired with.
    blame: assign((_, outcome: Outcome<null>) => ({
      problem: outcome.ok ? { kind: 'broken' as const, status: 200, title: null } : outcome.problem,
    })),
    sayAdded: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: 'flags-added', count: context.files.length },
    })),
  },
  actors: flagFilesEffects,
})
const choosing = machine.createStateConfig({
  on: {
    choose: { target: '#flagFiles.choosing', actions: { type: 'choose', params: ({ event }) => event } },
    drop: { target: '#flagFiles.choosing', actions: { type: 'drop', params: ({ event }) => event } },
    clear: { target: '#flagFiles.choosing', actions: 'clear' },
    send: {
      guard: { type: 'isPaired', params: ({ event }) => event },
      target: '#flagFiles.settling',
      actions: { type: 'pair', params: ({ event }) => event },
    },
  },
})

/**
 * A file and a flag for each team. A file that the server has got is not sent again, whatever comes between.
 */
export const flagFilesMachine = machine.createMachine({
  id: 'flagFiles',
  description: 'Uploads a file for each team and adds their flags, paired by order.',
  context: ({ input }) => ({ ...input, files: [], flags: [], empty: 0, share: 0, problem: null }),
  initial: 'choosing',
  states: {
    choosing: { description: 'The user chooses files, until each has a flag.', ...choosing },
    settling: {
      description: 'Transient. Skips files that the server has already.',
      always: [{ guard: 'isUploaded', target: 'adding' }, { target: 'uploading' }],
    },
    uploading: {
      description: 'Uploads the files and reports progress. Completed requests are not repeated.',
      entry: 'start',
      invoke: {
        src: 'uploadFiles',
        input: ({ context }) => ({
          challenge: context.challenge,
          files: context.files.flatMap(({ file, hash }) => (hash === null ? [file] : [])),
        }),
      },
      on: {
        'upload.moved': { actions: { type: 'move', params: ({ event }) => event } },
        'upload.taken': { actions: { type: 'take', params: ({ event }) => event } },
        'upload.answered': [
          { guard: { type: 'isComplete', params: ({ event }) => event.outcome }, target: 'adding' },
          { target: 'failed', actions: { type: 'blame', params: ({ event }) => event.outcome } },
        ],
        cancel: 'cancelled',
      },
    },
    adding: {
      description: 'Waits for the server to add all flags, or none.',
      invoke: {
        src: 'addFlags',
        input: ({ context }) => ({
          place: { game: context.game, challenge: context.challenge },
          flags: pairsOf(context),
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'choosing',
            actions: ['sayAdded', 'clear'],
          },
          { target: 'failed', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: { description: 'Failed. Shows the reason; the user may try again.', ...choosing },
    cancelled: {
      description: 'The user cancelled the upload. Uploaded files are not sent again.',
      ...choosing,
    },
  },
})

export type FlagFilesView = { files: readonly TeamFile[] } & (
  | { kind: 'choosing'; empty: number }
  | { kind: 'uploading'; share: number; uploaded: number }
  | { kind: 'adding' }
  | { kind: 'failed'; problem: Problem; uploaded: number }
  | { kind: 'cancelled'; uploaded: number }
)
export function toFlagFilesView(snapshot: SnapshotFrom<typeof flagFilesMachine>): FlagFilesView {
  const { files, empty, share, problem } = snapshot.context
  const uploaded = files.filter(({ hash }) => hash !== null).length
  if (snapshot.matches('uploading')) return { kind: 'uploading', files, share, uploaded }
  if (snapshot.matches('adding')) return { kind: 'adding', files }
  if (snapshot.matches('failed') && problem) return { kind: 'failed', files, problem, uploaded }
  return snapshot.matches('cancelled')
    ? { kind: 'cancelled', files, uploaded }
    : { kind: 'choosing', files, empty }
}

/**
 * team-2 stands before team-10. The order is what files and flags are paired by, so it must not hang on how a
 * browser hands them over.
 */
function sorted(files: readonly TeamFile[]): readonly TeamFile[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return files.toSorted((one, other) => compare(one.file.name, other.file.name))
}

function taken(files: readonly TeamFile[], hashes: readonly string[]): readonly TeamFile[] {
  const left = [...hashes]
  return files.map((each) => (each.hash === null ? { ...each, hash: left.shift() ?? null } : each))
}

function pairsOf({ files, flags }: Context): readonly FileFlag[] {
  return files.map(({ hash }, at) => {
    const flag = flags[at]
    if (hash === null || flag === undefined)
      throw new Error('Files are paired once all of them are uploaded.')
    return { flag, hash }
  })
}
