import { formatCount } from '#src/format/count.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`)

export interface LetterProgress {
  sent: number
  waiting: number
  failed: number
  dropped: number
  unclear: number
}

export const letters = {
  open: 'Emails',
  title: 'Emails to many users',
  close: 'Close',
  write: 'New email',
  message: 'Message…',
  chosen: (names: readonly string[], count: number) =>
    count > names.length
      ? `To ${names.join(', ')} and ${formatCount(count - names.length)} more`
      : `To ${names.join(', ')}`,
  to: 'To',
  audience: { Everybody: 'All users', Game: 'Players of a game', Role: 'A role' },
  game: 'Game',
  role: 'Role',
  roles: { User: 'Users', Monitor: 'Monitors', Admin: 'Administrators' },
  language: 'Language',
  languages: { zh: '中文', en: 'English', ja: '日本語' },
  subject: 'Subject',
  content: 'Text',
  plain: 'Plain text. Links are written out.',
  confirmed: 'Only accounts with a confirmed email get it, at most three emails a day.',
  next: 'Count the receivers …',
  ask: (count: number) => `Send an email to ${people(count)}`,
  send: (count: number) => `Send to ${people(count)}`,
  takes: (minutes: number) => `Sending takes ${formatCount(minutes)} min. Other emails go first.`,
  unreachable: (count: number) => `${people(count)} can’t get it: banned, or not confirmed.`,
  limited: (count: number) => `${people(count)} have had three emails today and are left out.`,
  undo: 'What isn’t sent yet can be stopped in the list.',
  sent: 'The email is in line. The list shows how far it is.',
  list: 'The last emails',
  progress: ({ sent, waiting, failed, dropped, unclear }: LetterProgress) =>
    [
      `${formatCount(sent)} sent`,
      ...(waiting > 0 ? [`${formatCount(waiting)} wait`] : []),
      ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
      ...(dropped > 0 ? [`${formatCount(dropped)} left out`] : []),
      ...(unclear > 0 ? [`${formatCount(unclear)} unclear`] : []),
    ].join(', '),
  stop: 'Stop',
  stopOf: (subject: string) => `Stop “${subject}”`,
}
export type LettersWords = typeof letters
