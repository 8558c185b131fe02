import { formatCount } from '#src/format/count.ts'

const challenges = (count: number) => (count === 1 ? '1 challenge' : `${formatCount(count)} challenges`)

export const challengeCopy = {
  title: 'Copy from another game',
  text:
    'Description, flags, attachments, hints, scores and times come along, solves don’t. The copies stay ' +
    'disabled until you enable them. A prerequisite stays if you copy it too.',
  close: 'Close',
  game: 'Game',
  challenges: 'Challenges',
  noGame: 'There is no other game.',
  none: 'This game has no challenges.',
  all: (count: number) => `All ${formatCount(count)}`,
  disabled: (category: string) => `${category} · disabled`,
  missing: { from: 'Choose a game.', challenges: 'Choose at least one challenge.' },
  submit: (count: number) => (count === 0 ? 'Copy' : `Copy ${challenges(count)}`),
  busy: 'Copying…',
}
export type ChallengeCopyWords = typeof challengeCopy
