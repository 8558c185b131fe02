import { formatCount } from '#src/format/count.ts'

const accounts = (count: number) => (count === 1 ? '1 account' : `${formatCount(count)} accounts`)
const users = (count: number) => (count === 1 ? '1 user' : `${formatCount(count)} users`)

export const userActs = {
  bar: 'Actions for the selected accounts',
  select: (user: string) => `Select ${user}`,
  selectAll: 'Select all on this page',
  chosen: (count: number) => `${accounts(count)} selected`,
  all: (count: number) => `Select all ${formatCount(count)}`,
  clear: 'Clear selection',
  act: { confirm: 'Activate…', role: 'Role…', 'sign-out': 'Sign out…', disable: 'Disable…' },
  title: {
    confirm: (count: number) => `Activate ${accounts(count)}?`,
    role: (count: number) => `Change the role of ${users(count)}?`,
    'sign-out': (count: number) => `Sign out ${users(count)}?`,
    disable: (count: number) => `Disable ${accounts(count)}?`,
  },
  button: {
    confirm: (count: number) => `Activate ${accounts(count)}`,
    role: (count: number) => `Change ${accounts(count)}`,
    'sign-out': (count: number) => `Sign out ${users(count)}`,
    disable: (count: number) => `Disable ${accounts(count)}`,
  },
  named: (names: string, more: number) => (more > 0 ? `${names} and ${formatCount(more)} more` : names),
  effect: {
    confirm: 'They can sign in without confirming their email.',
    role: 'Open screens check the new role right away.',
    'sign-out': 'They are signed out on all their devices and have to sign in again.',
    disable: 'They are signed out right away and can’t sign in. Their teams, solves and points stay.',
  },
  rights: {
    User: 'Players see what everyone sees, and play.',
    Monitor: 'Monitors see every submission, event and cheat report of all games, but change nothing.',
    Admin: 'Administrators can change everything, including other accounts.',
  },
  same: (count: number) => `${accounts(count)} already like this`,
  undoable: 'You can undo this.',
  again: 'This can’t be undone, but they can sign in again.',
  busy: 'Working…',
  done: {
    change: (count: number) => `${accounts(count)} changed`,
    'sign-out': (count: number) => (count === 1 ? '1 session ended' : `${formatCount(count)} sessions ended`),
    undone: 'Undone',
  },
  undo: 'Undo',
}
export type UserActsWords = typeof userActs
