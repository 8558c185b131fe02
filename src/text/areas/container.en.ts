import { formatCount } from '#src/format/count.ts'

export const container = {
  panel: {
    none: 'No instance is running for your team.',
    start: 'Start instance',
    startAgain: 'Start a new instance',
    startIn: {
      say: (seconds: number) => `Start again in ${seconds} s`,
      spoken: 'You can start it again in a moment.',
    },
    starting: 'Starting…',
    step: {
      Sent: 'Requesting an instance…',
      Queued: (ahead: number) =>
        ahead === 0
          ? 'Next in the queue.'
          : ahead === 1
            ? 'In the queue: 1 instance ahead.'
            : `In the queue: ${ahead} instances ahead.`,
      Pulling: 'Downloading the image. The first time can take a while.',
      Creating: 'Starting the instance…',
    },
    by: (user: string) => `Started by ${user}.`,
    stays: 'You can leave this page; it keeps starting.',
    cancel: 'Cancel',
    cancelling: 'Cancelling…',
    entry: 'Instance address',
    copy: 'Copy address',
    copied: 'Copied',
    key: 'Shortcut',
    left: 'Time left',
    runs: 'Instance is running.',
    prolong: 'Extend by 2 hours',
    prolonging: 'Extending…',
    prolongLater: 'You can extend it in its last 10 minutes.',
    lastCall: 'The instance stops in less than 10 minutes',
    lastCallText: 'Extend it if your team still needs it. Everything in it is lost when it stops.',
    destroy: 'Destroy',
    destroying: 'Destroying…',
    destroyIn: {
      say: (seconds: number) => `Destroy in ${seconds} s`,
      spoken: 'You can destroy it in a moment.',
    },
    checking: 'Checking the instance…',
    paused: 'The game is paused. You can start an instance when it goes on.',
    stands: 'The game is paused, and so is this time. You can extend when it goes on.',
    unsure: 'Instance status unknown',
    unsureText: 'The server can’t be reached. We keep trying.',
    retry: 'Check now',
    unavailable: 'Instances aren’t available on this platform',
    unavailableText: 'Tell the organisers. Everything else works.',
    failed: 'That didn’t work',
    gone: {
      Destroyed: 'The instance was destroyed.',
      Expired: 'The instance expired and was destroyed.',
      Replaced: 'The instance was destroyed to make room for a newer instance of your team.',
      Closed: 'The instance was destroyed because the challenge is no longer open to your team.',
      Died: 'The instance crashed. Start a new one. If it happens again, tell the organisers.',
      Failed: 'The instance couldn’t be started. Try again. If it happens again, tell the organisers.',
      ImageMissing: 'The image of this challenge can’t be downloaded. Tell the organisers.',
      EndedAtOnce: 'The instance stopped right after it started. Tell the organisers.',
      RuntimeSilent: 'The container service isn’t responding. Try again in a while.',
      NoRoom: 'There’s no capacity for another instance right now. Try again in a while.',
      TooSlow: 'The instance took too long to start. Try again. If it happens again, tell the organisers.',
      Solved: 'Challenge solved. The instance was destroyed.',
      Vanished: 'The instance is gone.',
    },
    full: (limit: number) =>
      limit === 1
        ? 'Your team can run 1 instance at a time. Destroy the running one first.'
        : `Your team can run ${limit} instances at a time. Destroy one first.`,
    replaces: (limit: number, oldest: string) =>
      `Your team can run ${limit === 1 ? '1 instance' : `${limit} instances`} at a time. ` +
      `Starting this one destroys the oldest: ${oldest}.`,
  },
  team: {
    title: 'Running instances',
    count: (count: number, limit: number) => (limit === 0 ? `${count}` : `${count} of ${limit}`),
    ends: (challenges: string) => `Less than 10 minutes left: ${challenges}.`,
    prolong: (challenge: string) => `Extend the instance of ${challenge}`,
    destroy: (challenge: string) => `Destroy the instance of ${challenge}`,
    copy: (challenge: string) => `Copy the instance address of ${challenge}`,
    stale: 'This list may be out of date.',
  },
  test: {
    text:
      'Try the challenge as a player would. Only you can use this instance. ' +
      'Its flag comes from the template, and it stops after 2 hours.',
    unsaved: 'The image or its settings have unsaved changes. A test instance uses the saved version.',
    none: 'No test instance is running.',
    start: 'Start test instance',
    forOrganisers: {
      unavailable:
        'No container engine is configured. ' +
        'Set CONTAINER_PROVIDER to docker or kubernetes and restart the platform; ' +
        'docs/containers.md describes it.',
      gone: {
        Died: 'The instance stopped by itself. Its output is in the log of the container engine.',
        Failed: 'The instance couldn’t be started. The platform’s log says why.',
        ImageMissing:
          'The image can’t be downloaded. Check its name, and whether the container engine can pull it.',
        EndedAtOnce:
          'The instance stopped right after it started. Check the image’s command: it has to keep running.',
        TooSlow:
          'The instance took too long to start. Pull the image on the container engine beforehand, or make it smaller.',
      },
    },
  },
  admin: {
    text: 'All instances running for teams right now, without organisers’ test instances.',
    search: 'Search by team, challenge or image',
    list: 'Running instances',
    team: 'Team',
    challenge: 'Challenge',
    image: 'Image',
    left: 'Time left',
    entry: 'Address',
    acts: 'Actions',
    unknown: 'unknown',
    copy: (of: string) => `Copy the address of ${of}`,
    of: (challenge: string, team: string) => `${challenge} (${team})`,
    pick: (of: string) => `Select ${of}`,
    pickAll: 'Select all results',
    destroy: (of: string) => `Destroy the instance of ${of}`,
    destroyMany: (count: number) => `Destroy ${formatCount(count)}`,
    selected: (count: number) =>
      count === 1 ? '1 instance selected' : `${formatCount(count)} instances selected`,
    unselect: 'Clear selection',
    bar: 'Actions for the selected instances',
    total: (count: number) => (count === 1 ? '1 instance' : `${formatCount(count)} instances`),
    found: (found: number, all: number) => `${formatCount(found)} of ${formatCount(all)}`,
    stale: 'This list may be out of date.',
    none: 'No instances are running',
    noneText: 'Instances appear here as soon as a team starts one.',
    noMatch: 'No instances match',
    clear: 'Clear search',
    progress: 'Progress',
    doing: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} done`,
    waiting: 'The server is busy. This continues by itself.',
    reading: 'Refreshing the list…',
    stop: 'Stop',
    reported: (done: number, open: number) => `${formatCount(done)} destroyed, ${formatCount(open)} failed`,
    failure: (of: string, why: string) => `${of}: ${why}`,
    more: (count: number) => `and ${formatCount(count)} more`,
    stopped: (left: number) =>
      left === 1 ? '1 was not processed.' : `${formatCount(left)} were not processed.`,
    retry: 'Retry',
    dismiss: 'Dismiss',
    pages: {
      label: 'Pages of the list',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
  },
}
export type ContainerWords = typeof container
