import { setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { MAX_FLAGS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import type { ChallengeRef } from '../game/challenge-ref.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import type { UploadEvent } from '../kit/upload.ts'
import { subscription } from '../live/subscription.ts'

/** The file of one team. Null hash: the server does not have the file yet. */
export interface TeamFile {
  file: Upload
  hash: string | null
}
export interface FileFlag {
  flag: string
  hash: string
}
/**
 * `share` is the sent part of this upload, from 0 to 1. `hashes` belong to the next files, in their order.
 */
export type FlagFilesUploadEvent = UploadEvent<null> | { type: 'upload.taken'; hashes: readonly string[] }

type At =
  /** `empty` counts the chosen files without bytes, which the server would reject. They are left out. */
  | { kind: 'choosing'; empty: number }
  /** `flags` has one flag for each file, in the order of the files. */
  | { kind: 'uploading'; flags: readonly string[]; share: number }
  | { kind: 'adding'; flags: readonly string[] }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'cancelled' }
interface Context {
  place: ChallengeRef
  files: readonly TeamFile[]
  at: At
}
export type FlagFilesCommand =
  | { type: 'choose'; files: readonly Upload[] }
  | { type: 'drop'; at: number }
  /**
   * `flags` has one flag for each file, in the order of the files. After a failure the upload continues with
   * the files that the server does not have.
   */
  | { type: 'send'; flags: readonly string[] }
  | { type: 'clear' | 'cancel' }
type Event = FlagFilesCommand | FlagFilesUploadEvent

export const flagFilesEffects = {
  /** Sends the files in their order, a few in each request, so that a failure loses little. */
  uploadFiles: subscription<{ challenge: number; files: readonly Upload[] }, FlagFilesUploadEvent>(
    'uploadFiles',
  ),
  /** Adds all flags or none. Resolves after the challenge was read again. */
  addFlags: effect<{ place: ChallengeRef; flags: readonly FileFlag[] }, Outcome<null>>('addFlags'),
}
const machine = setup({
  types: {
    input: {} as ChallengeRef,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emission,
  },
  actors: flagFilesEffects,
})
const areUploaded = ({ files }: Context) => files.every(({ hash }) => hash !== null)
const arePaired = ({ flags }: { flags: readonly string[] }, { files }: Context) =>
  flags.length > 0 &&
  flags.length === files.length &&
  flags.length <= MAX_FLAGS_AT_ONCE &&
  flags.every((flag) => flag !== '')
const flagsOf = ({ at }: Context) => only(at, 'uploading', 'adding').flags
const failedFor = (problem: Problem): Pick<Context, 'at'> => ({ at: { kind: 'failed', problem } })
const cleared = (): Partial<Context> => ({ files: [], at: { kind: 'choosing', empty: 0 } })
const choosing = machine.createStateConfig({
  on: {
    choose: arrows({
      to: '#flagFiles.choosing',
      put: ({ files: chosen }, { files }) => ({
        files: sorted([
          ...files,
          ...chosen.filter(({ size }) => size > 0).map((file) => ({ file, hash: null })),
        ]),
        at: { kind: 'choosing', empty: chosen.filter(({ size }) => size === 0).length },
      }),
    }),
    drop: arrows({
      to: '#flagFiles.choosing',
      put: ({ at }, { files }) => ({ files: files.toSpliced(at, 1), at: { kind: 'choosing', empty: 0 } }),
    }),
    clear: choices({ to: '#flagFiles.choosing', put: cleared }),
    send: arrows(
      {
        when: (event, context) => arePaired(event, context) && areUploaded(context),
        to: '#flagFiles.adding',
        put: ({ flags }) => ({ at: { kind: 'adding', flags } }),
      },
      {
        when: arePaired,
        to: '#flagFiles.uploading',
        put: ({ flags }) => ({ at: { kind: 'uploading', flags, share: 0 } }),
      },
    ),
  },
})

/**
 * Pairs files with flags. A file that the server has is never uploaded again, because attachments can be
 * large.
 */
export const flagFilesMachine = machine.createMachine({
  id: 'flagFiles',
  description: 'Uploads a file for each team and adds their flags, paired by order.',
  context: ({ input: { game, challenge } }) => ({
    place: { game, challenge },
    files: [],
    at: { kind: 'choosing', empty: 0 },
  }),
  initial: 'choosing',
  states: {
    choosing: { description: 'The user chooses files, until each has a flag.', ...choosing },
    uploading: {
      description: 'Uploads the files and reports progress. Completed requests are not repeated.',
      invoke: {
        src: 'uploadFiles',
        input: ({ context: { place, files } }) => ({
          challenge: place.challenge,
          files: files.flatMap(({ file, hash }) => (hash === null ? [file] : [])),
        }),
      },
      on: {
        'upload.moved': arrows({
          put: ({ share }, context) => ({ at: { kind: 'uploading', flags: flagsOf(context), share } }),
        }),
        'upload.taken': arrows({ put: ({ hashes }, { files }) => ({ files: taken(files, hashes) }) }),
        'upload.answered': arrows(
          {
            when: ({ outcome }, context) => outcome.ok && areUploaded(context),
            to: 'adding',
            put: (_, context) => ({ at: { kind: 'adding', flags: flagsOf(context) } }),
          },
          {
            to: 'failed',
            // A success must have a hash for each file. A file without one could not be paired with its flag.
            put: ({ outcome }) =>
              failedFor(outcome.ok ? { kind: 'broken', status: 200, title: null } : outcome.problem),
          },
        ),
        cancel: choices({ to: 'cancelled', put: () => ({ at: { kind: 'cancelled' } }) }),
      },
    },
    adding: {
      description: 'Waits for the server to add all flags, or none.',
      invoke: {
        src: 'addFlags',
        input: ({ context }) => ({
          place: context.place,
          flags: pairsOf(context.files, flagsOf(context)),
        }),
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'choosing',
            tell: (_, { files }) => [announced({ kind: 'flags-added', count: files.length })],
            put: cleared,
          },
          { to: 'failed', put: (answer) => (answer.ok ? {} : failedFor(answer.problem)) },
        ),
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
export function toFlagFilesView({
  context: { files, at },
}: SnapshotFrom<typeof flagFilesMachine>): FlagFilesView {
  const uploaded = files.filter(({ hash }) => hash !== null).length
  switch (at.kind) {
    case 'choosing':
      return { ...at, files }
    case 'adding':
      return { kind: 'adding', files }
    case 'uploading':
      return { kind: 'uploading', files, share: at.share, uploaded }
    default:
      return { ...at, files, uploaded }
  }
}

/**
 * Sorts team-2 before team-10. The order pairs files with flags, so it must not depend on the language of the
 * browser.
 */
function sorted(files: readonly TeamFile[]): readonly TeamFile[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return files.toSorted((one, other) => compare(one.file.name, other.file.name))
}

function taken(files: readonly TeamFile[], hashes: readonly string[]): readonly TeamFile[] {
  const left = [...hashes]
  return files.map((each) => (each.hash === null ? { ...each, hash: left.shift() ?? null } : each))
}

function pairsOf(files: readonly TeamFile[], flags: readonly string[]): readonly FileFlag[] {
  return files.map(({ hash }, at) => {
    const flag = flags[at]
    if (hash === null || flag === undefined)
      throw new Error('Files are paired once all of them are uploaded.')
    return { flag, hash }
  })
}
