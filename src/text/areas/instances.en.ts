import { formatCount } from '#src/format/count.ts'

const counted = (count: number) => (count === 1 ? '1 instance' : `${formatCount(count)} instances`)

export const instances = {
  list: 'Instances',
  view: { all: 'All', failed: 'Failing', waiting: 'Waiting', running: 'Running' },
  views: 'Show',
  search: 'Search teams, challenges and addresses',
  column: {
    pick: 'Select',
    state: 'State',
    challenge: 'Challenge',
    team: 'Team',
    by: 'Started by',
    left: 'Time left',
    entry: 'Address',
    acts: 'Actions',
  },
  state: {
    Failed: 'Failed',
    Queued: 'Waits',
    Pulling: 'Pulls image',
    Creating: 'Starts',
    Running: 'Runs',
  },
  next: 'next in line',
  ahead: (ahead: number) => `${formatCount(ahead)} ahead`,
  failedAt: (when: string) => `failed ${when}`,
  pick: (challenge: string, team: string) => `Select ${challenge} of ${team}`,
  selected: (count: number) => `${formatCount(count)} selected`,
  unselect: 'Clear selection',
  selectAll: 'Select all',
  act: { prolong: '+2 h', restart: 'Restart', stop: 'Stop' },
  actOn: {
    prolong: (challenge: string, team: string) => `+2 h for ${challenge} of ${team}`,
    restart: (challenge: string, team: string) => `Restart ${challenge} of ${team}`,
    stop: (challenge: string, team: string) => `Stop ${challenge} of ${team}`,
  },
  title: {
    restart: (count: number) => `Restart ${counted(count)}`,
    stop: (count: number) => `Stop ${counted(count)}`,
  },
  lines: {
    restart: [
      'The teams lose what they changed inside, and get new addresses.',
      'Each waits in line again, after those that wait now.',
      'Flags of the teams stay as they are.',
    ],
    stop: ['The teams lose the connection and what they changed inside.', 'They can start it again at once.'],
  },
  undo: {
    restart: 'A restart can’t be taken back.',
    stop: 'The teams, or Restart here, can start new ones.',
  },
  done: {
    prolong: (count: number) => `${counted(count)} ${count === 1 ? 'runs' : 'run'} two hours longer`,
    restart: (count: number) => `${counted(count)} ${count === 1 ? 'starts' : 'start'} again`,
    stop: (count: number) => `${counted(count)} stopped`,
  },
  gone: (count: number) => `${formatCount(count)} had ended meanwhile`,
  none: 'No instances',
  noneText: 'An instance appears here as soon as a team starts one.',
  noneFound: 'No instances match',
  clear: 'Clear search and filter',
  missing: 'This server doesn’t list the instances of one game',
}
export type InstancesWords = typeof instances
