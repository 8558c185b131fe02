import { formatCount } from '#src/format/count.ts'

const teams = (count: number) => (count === 1 ? '1 team' : `${formatCount(count)} teams`)
const challenges = (count: number) => (count === 1 ? '1 challenge' : `${formatCount(count)} challenges`)
const instances = (count: number) => (count === 1 ? '1 instance' : `${formatCount(count)} instances`)
const solves = (count: number) => (count === 1 ? '1 solve' : `${formatCount(count)} solves`)

export const roomClock = {
  title: 'Clock',
  acts: 'Acts on the clock',
  line: 'The time of the game',
  loading: 'Loading the clock',
  place: {
    unset: 'No times yet',
    coming: 'Not started',
    running: 'Running',
    paused: 'Paused',
    frozen: 'Frozen',
    over: 'Over',
  },
  opens: (when: string) => `opens ${when}`,
  left: (when: string) => `left, ends ${when}`,
  wouldEnd: (when: string) => `left, would end ${when}`,
  ended: (when: string) => `played, ended ${when}`,
  since: (length: string) => `for ${length}`,
  gone: (gone: string, whole: string) => `${gone} of ${whole}`,
  moment: {
    start: 'Start',
    wave: 'Next wave',
    freeze: 'Freeze',
    end: 'End',
    writeups: 'Writeups',
    now: 'now',
  },
  wave: (count: number) => `+${formatCount(count)}`,
  none: 'none',
  along: 'moves along',
  asOf: (when: string) => `Figures of ${when}`,
  changed: 'The figures have changed. Press again if it still holds.',
  happens: 'What happens',
  tell: 'Tell players',
  notice: 'Notice to all players',
  word: (word: string) => `Type ${word} to go on`,
  by: 'By how much',
  minutes: (count: number) => `${count} min`,
  notNow: 'Not now',
  close: 'Close',
  after: { results: 'Results', archive: 'Archive' },
  act: {
    start: {
      name: 'Start now',
      first: 'opens it before its time',
      title: 'Start the game now',
      button: () => 'Start the game',
      lines: {
        teams: (count: number, open: number) =>
          `${teams(count)} see ${challenges(open)} within seconds. What was read can’t be unread.`,
        waiting: (count: number) => `${teams(count)} waiting for approval can’t play until you approve them.`,
        findings: (count: number) =>
          count === 1
            ? '1 finding must be mended first.'
            : `${formatCount(count)} findings must be mended first.`,
      },
      undo: 'This can’t be undone. A pause can stop the game.',
      notice: 'The game has started.',
    },
    pause: {
      name: 'Pause',
      first: 'time is given back',
      title: 'Pause the game',
      button: () => 'Pause the game',
      lines: {
        answers: (count: number) =>
          `${teams(count)} can’t submit from now on. What is typed stays in its field.`,
        moments: 'The clock stands still. Once you resume, everything that lies ahead moves by the pause.',
        instances: (count: number) =>
          `${instances(count)} run on, and their time stands still too. No new one starts.`,
      },
      undo: 'Resume at any moment. The pause stays in the log.',
      notice: 'The game is paused. The time will be given back.',
    },
    resume: {
      name: 'Resume',
      first: 'time is given back',
      title: 'Resume the game',
      button: () => 'Resume the game',
      lines: {
        answers: (count: number) => `${teams(count)} can submit again at once.`,
        instances: (count: number) => `${instances(count)} count on. None has lost time.`,
      },
      undo: 'Can be paused again at any moment.',
      notice: 'The game goes on. The time of the pause has been given back.',
    },
    extend: {
      name: 'Extend',
      first: 'freeze and writeups move along',
      title: 'Extend the game',
      button: (by: string) => `Extend by ${by}`,
      lines: {
        teams: (count: number) =>
          `${teams(count)}, every open scoreboard and the projector follow within seconds.`,
        scores: 'No score and no blood changes.',
      },
      undo: 'Can be taken back in the schedule until the old end.',
      notice: (end: string) => `The game now ends ${end}.`,
    },
    freeze: {
      name: 'Freeze now',
      first: 'hides solves from now on',
      title: 'Freeze the scoreboard now',
      button: () => 'Freeze now',
      lines: {
        board: 'Players, visitors and the projector see the scoreboard as of now until you reveal it.',
        teams: (count: number) => `${teams(count)} see their own solves, but not their rank.`,
        bloods: 'Bloods count, but no one is told of them.',
      },
      undo: 'Revealing shows everything that was hidden. It asks first.',
      notice: 'The scoreboard is frozen.',
    },
    reveal: {
      name: 'Reveal',
      first: 'shows the hidden solves',
      title: 'Reveal the scoreboard',
      button: (_: string, count: number | null) =>
        count === null ? 'Reveal everything' : `Reveal ${solves(count)}`,
      lines: {
        solves: (count: number) =>
          `${solves(count)} that were hidden appear for everyone: players, visitors, projector.`,
        ceremony: 'A ceremony has nothing left to show.',
      },
      undo: 'What was seen can’t be unseen.',
      notice: 'The final scoreboard is out.',
    },
    end: {
      name: 'End now',
      first: (early: string) => `${early} early`,
      title: 'End the game now',
      button: () => 'End the game',
      lines: {
        answers: (count: number) =>
          `Submissions of ${teams(count)} no longer count. Those on the way are still judged.`,
        instances: (count: number) => `${instances(count)} stop.`,
        freeze: 'The freeze falls away: there is nothing to reveal.',
        waves: (count: number) => `${challenges(count)} that haven’t come out won’t count.`,
      },
      undo: 'Can be reopened. The time between isn’t given back.',
      notice: 'The game has ended.',
    },
    reopen: {
      name: 'Reopen',
      first: 'if time was lost',
      title: 'Reopen the game',
      button: (by: string) => `Reopen for ${by}`,
      lines: {
        answers: (count: number) => `Submissions of ${teams(count)} count again at once.`,
        practice: (count: number) =>
          `${solves(count)} of the practice since the end don’t count. Teams must submit again.`,
        instances: 'Instances were stopped. Teams start them again.',
      },
      undo: 'Can be ended again at any moment.',
      notice: (end: string) => `The game is open again until ${end}.`,
    },
  },
}
export type RoomClockWords = typeof roomClock
