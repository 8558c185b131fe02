import { formatCount } from '#src/format/count.ts'

const teams = (count: number) => (count === 1 ? '1 team' : `${formatCount(count)} teams`)
const challenges = (count: number) => (count === 1 ? '1 challenge' : `${formatCount(count)} challenges`)
/** The verb after a number of challenges. */
const verb = (count: number, one: string, more: string) => (count === 1 ? one : more)
const instances = (count: number) => (count === 1 ? '1 instance' : `${formatCount(count)} instances`)

export const schedulePlan = {
  title: 'Schedule',
  how: 'Drag a mark or type a time. What moves with another keeps its distance.',
  unset: 'This game has no times yet.',
  toSettings: 'Set start and end',
  line: 'The time of the game',
  table: 'Moments of the game',
  now: 'now',
  none: 'none',
  locked: 'Can’t be moved:',
  moment: {
    start: () => 'Start',
    opening: (count: number) => `Wave +${formatCount(count)}`,
    freeze: () => 'Freeze',
    deadline: (count: number) => `Deadline of ${formatCount(count)}`,
    end: () => 'End',
    writeups: () => 'Writeups until',
  },
  column: {
    moment: 'Moment',
    when: (zone: string) => `When, ${zone}`,
    with: 'Moves with',
    follows: 'Then',
  },
  alone: 'stands by itself',
  distance: (length: string | null, isBefore: boolean, anchor: 'start' | 'end') =>
    length === null
      ? anchor === 'start'
        ? 'with the start'
        : 'with the end'
      : `${length} ${isBefore ? 'before' : 'after'} the ${anchor}`,
  was: (when: string) => `was ${when}`,
  isNew: 'new',
  ahead: (length: string) => `in ${length}`,
  empty: { freeze: 'The scoreboard is never hidden', writeups: 'No writeups are submitted' },
  worth: (first: number, last: number, count: number) =>
    `${formatCount(first)} → ${formatCount(last)} points with ${formatCount(count)} solves`,
  curve: 'What a team gets for all of them, the fewer the more teams solve them',
  reveal: 'Reveal …',
  flaw: {
    locked: 'This moment has passed',
    past: 'This time has passed',
    order: 'This is in the wrong order',
    missing: 'This needs a time',
  },
  wave: {
    add: 'Add a wave …',
    addHere: 'Add a wave at this time',
    title: 'Add a wave',
    at: 'Comes out at',
    which: 'Challenges',
    noneWaits: 'Every challenge is out already.',
    off: 'disabled',
    opens: (when: string) => `comes out ${when}`,
    comesOut: (count: number, when: string, length: string) =>
      `${challenges(count)} ${verb(count, 'comes', 'come')} out at ${when}, in ${length}. Players get a notice then.`,
    seenBy: (count: number) => `${teams(count)} ${verb(count, 'sees', 'see')} them, and no one before.`,
    worth: (first: number, last: number, count: number) =>
      `Together ${formatCount(first)} points, ${formatCount(last)} with ${formatCount(count)} solves each.`,
    joins: (count: number) =>
      `${challenges(count)} ${verb(count, 'comes', 'come')} out at this time already.`,
    moved: (count: number) => `${challenges(count)} ${verb(count, 'leaves', 'leave')} another wave.`,
    disabled: (count: number) =>
      `${challenges(count)} ${verb(count, 'is', 'are')} disabled, and out only once enabled.`,
    beforeStart: 'This is before the start: they come out with it.',
    afterEnd: 'This is after the end: no team can score with them.',
    undoUntil: (when: string) => `Can be undone until ${when}.`,
    button: (count: number) => (count === 0 ? 'Add' : `Add ${challenges(count)}`),
    busy: 'Adding the wave…',
    done: (count: number) => `Wave of ${challenges(count)} added.`,
    undone: 'The wave is undone.',
    undo: 'Undo',
  },
  save: {
    title: 'If you save',
    saved: 'Saved. Nothing else changes.',
    nothing: 'Nothing changes. Move a mark or type a time.',
    start: (count: number, open: number) => `${teams(count)} see ${challenges(open)} at the new start.`,
    waiting: (count: number) => `${teams(count)} still wait for approval.`,
    end: (count: number) => `${teams(count)} and every open scoreboard follow within seconds.`,
    scores: 'No score and no blood changes.',
    shorter: (length: string) => `Teams have ${length} less.`,
    instances: (count: number) => `${instances(count)} run on, each to its own time.`,
    hides: (length: string) => `The scoreboard hides solves in the last ${length}.`,
    unfrozen: 'No solve is hidden. A ceremony has nothing to reveal.',
    noWriteups: 'No team can submit a writeup.',
    opening: (count: number, length: string, isLater: boolean) =>
      `${challenges(count)} come out ${length} ${isLater ? 'later' : 'earlier'}. Players get a notice then.`,
    deadline: (count: number, length: string, isLater: boolean) =>
      `${challenges(count)} close ${length} ${isLater ? 'later' : 'earlier'}.`,
    undo: (when: string) => `Can be set back until ${when}.`,
    tell: 'Tell players',
    noticeLabel: 'Notice to all players',
    said: (moment: string, when: string) => `${moment}: ${when}`,
    notice: (said: readonly string[]) => `The schedule has changed. ${said.join('; ')}.`,
    discard: 'Discard',
    button: (count: number) =>
      count === 0 ? 'Save' : count === 1 ? 'Save 1 change' : `Save ${formatCount(count)} changes`,
  },
}
export type SchedulePlanWords = typeof schedulePlan
