import type { TakeOverFault, TakeOverReport as Report } from '#contract/models/take-over.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { TakeOverView, type TakeOverViewProps } from './take-over-view.tsx'

export const REPORT: Report = {
  version: '0.15',
  taken: [
    { table: 'users', count: 1204 },
    { table: 'teams', count: 412 },
    { table: 'games', count: 4 },
    { table: 'challenges', count: 121 },
    { table: 'submissions', count: 98_412 },
    { table: 'solves', count: 9041 },
  ],
  files: 230,
  fileBytes: 2_100_000_000,
  changed: [
    {
      what: 'numbers of solves',
      count: 14,
      examples: [
        { where: 'challenge 30', before: '3', after: '2' },
        { where: 'challenge 31', before: '0', after: '1' },
      ],
    },
    {
      what: 'bloods that were announced twice',
      count: 1,
      examples: [
        { where: 'GameNotices id 61', before: '恭喜 東京 获得一血', after: '恭喜 Paper Tigers 获得一血' },
      ],
    },
  ],
  kept: [{ what: 'invite codes and permissions of divisions', count: 3 }],
  containers: 2,
  missingFiles: 0,
  lyingFiles: 0,
  file: null,
}
const form = {
  from: 'Host=db;Database=gzctf;Username=postgres;Password=a-word',
  folder: '/srv/gzctf/files',
}
const given = { form, onType: () => {}, send: () => {} }
const open = { kind: 'open', last: null, hasKey: false, problem: null } as const
const progress = { phase: 'Rows', done: 41_200, total: 98_412, secondsLeft: 24 } as const

const failed = (fault: TakeOverFault, { isTrial = true, hasKey = false } = {}): TakeOverViewProps => ({
  ...given,
  view: { ...open, hasKey, last: { kind: 'failed', isTrial, fault } },
})

export const examples = {
  offered: { ...given, form: { from: '', folder: '' }, view: open },
  refused: failed({ reason: 'Refused', said: 'Submissions id 105: SubmitTimeUTC is null' }),
  otherKey: failed(
    { reason: 'OtherKey', said: 'Games id 5: with this XOR key its private key does not fit its public one' },
    { hasKey: true },
  ),
  otherVersion: failed({
    reason: 'OtherVersion',
    said: 'the database has the migration 20990101000000_Future, which is not of 0.15',
  }),
  unreachable: failed({ reason: 'Unreachable', said: null }, { isTrial: false }),
  stopped: { ...given, view: { ...open, problem: { kind: 'conflict', title: 'A take-over is running' } } },
  sending: { ...given, view: { ...open, kind: 'sending', isTrial: true } },
  tried: { ...given, view: { ...open, last: { kind: 'tried', report: REPORT } } },
  rows: { ...given, view: { kind: 'running', isTrial: false, isAway: false, progress } },
  files: {
    ...given,
    view: {
      kind: 'running',
      isTrial: true,
      isAway: false,
      progress: { phase: 'Files', done: 1.2e9, total: 2.1e9, secondsLeft: 61 },
    },
  },
  away: {
    ...given,
    view: {
      kind: 'running',
      isTrial: false,
      isAway: true,
      progress: { phase: 'Finishing', done: 0, total: 0, secondsLeft: null },
    },
  },
  done: {
    ...given,
    view: {
      kind: 'done',
      report: { ...REPORT, missingFiles: 1, lyingFiles: 2, file: 'vexil-take-over-2026-11-28T101500.json' },
    },
  },
  filled: { ...given, view: { kind: 'filled' } },
  shared: { ...given, view: { kind: 'shared' } },
  closed: { ...given, view: { kind: 'closed' } },
  unread: { ...given, view: { kind: 'unread', problem: { kind: 'unreachable' } } },
  reading: { ...given, view: { kind: 'reading' } },
} satisfies Record<string, TakeOverViewProps>

export const shown = shownExamples<TakeOverViewProps>(examples, (props) => <TakeOverView {...props} />)
