/** Texts of instances for teams, for the organiser who tests one, and for administrators. */
export const container = {
  panel: {
    none: 'Your team has no instance of this challenge running.',
    start: 'Start an instance',
    startAgain: 'Start another one',
    startIn: {
      say: (seconds: number) => `Start again in ${seconds} s`,
      spoken: 'It can be started again in a moment.',
    },
    starting: 'Starting',
    step: {
      Sent: 'An instance is asked for.',
      Queued: (ahead: number) =>
        ahead === 0
          ? 'It is next in line.'
          : ahead === 1
            ? '1 instance starts before it.'
            : `${ahead} instances start before it.`,
      Pulling: 'Its image is being fetched. The first time this takes a while.',
      Creating: 'It is being set up.',
    },
    by: (user: string) => `Asked for by ${user}.`,
    stays: 'You may leave this page meanwhile.',
    cancel: 'Do not start it',
    cancelling: 'Taking it back',
    entry: 'Address of the instance',
    copy: 'Copy the address',
    copied: 'Copied',
    key: 'Key',
    left: 'Time left',
    runs: 'The instance is up.',
    prolong: 'Prolong by 2 hours',
    prolonging: 'Prolonging',
    prolongLater: 'It can be prolonged in its last 10 minutes.',
    lastCall: 'The instance stops in less than 10 minutes',
    lastCallText: 'Prolong it if your team still needs it. Whatever is in it goes with it.',
    destroy: 'Destroy',
    destroying: 'Destroying',
    destroyIn: {
      say: (seconds: number) => `Destroy in ${seconds} s`,
      spoken: 'It can be destroyed in a moment.',
    },
    checking: 'The server is asked how the instance stands.',
    unsure: 'It is not known how the instance stands',
    unsureText: 'The server cannot be reached now. It is asked again by itself.',
    retry: 'Ask now',
    unavailable: 'This platform cannot run instances',
    unavailableText: 'Tell an organiser. Everything else works without.',
    failed: 'That did not work',
    gone: {
      Destroyed: 'The instance was destroyed.',
      Expired: 'The time of the instance was over, and it was destroyed.',
      Replaced: 'The instance was destroyed to make room for a newer one of your team.',
      Closed: 'The organisers closed it: the challenge is not open to your team now.',
      Died: 'The instance stopped by itself. Start another one; if that happens again, tell an organiser.',
      Failed: 'The instance could not be started. Try again; if that happens again, tell an organiser.',
      ImageMissing: 'The image of the instance cannot be fetched. Tell an organiser.',
      EndedAtOnce: 'The instance ended as soon as it had started. Tell an organiser.',
      RuntimeSilent: 'What runs the instances does not answer now. Try again in a while.',
      NoRoom: 'There is no room for another instance now. Try again in a while.',
      TooSlow: 'The instance took too long to start. Try again; if that happens again, tell an organiser.',
      Solved: 'The challenge is solved, so the instance was destroyed.',
      Vanished: 'The instance is no longer there.',
    },
    full: (limit: number) =>
      limit === 1
        ? 'Your team may have 1 instance at once, and has it. Destroy that one first.'
        : `Your team may have ${limit} instances at once, and has them. Destroy one first.`,
    replaces: (limit: number, oldest: string) =>
      `Your team may have ${limit} at once, and has them: this one takes the place of the oldest, that of ${oldest}.`,
  },
  team: {
    title: 'Running instances',
    count: (count: number, limit: number) => (limit === 0 ? `${count}` : `${count} of ${limit}`),
    ends: (challenges: string) => `Less than 10 minutes are left of the instance of ${challenges}.`,
    prolong: (challenge: string) => `Prolong the instance of ${challenge}`,
    destroy: (challenge: string) => `Destroy the instance of ${challenge}`,
    copy: (challenge: string) => `Copy the address of ${challenge}`,
    stale: 'What you see may be out of date.',
  },
  test: {
    text: 'Try the challenge as players would. The instance is yours alone, takes its flag from the template, and ends after 2 hours.',
    unsaved: 'The image or its settings have changed and are not saved: what starts is what is saved.',
    none: 'No test instance runs.',
    start: 'Start a test instance',
    forOrganisers: {
      unavailable:
        'Nothing that runs containers is connected. Set CONTAINER_PROVIDER to docker or kubernetes and restart the platform; docs/containers.md describes it.',
      gone: {
        Died: 'The instance stopped by itself. What it wrote stands in the log of the container engine.',
        Failed: 'The instance could not be started. The log of the platform says why.',
        ImageMissing:
          'The image cannot be fetched. Check its name, and whether the container engine may pull it.',
        EndedAtOnce:
          'The instance ended as soon as it had started. Check the command of the image: it has to keep running.',
        TooSlow:
          'The instance took too long to start. Pull the image on the container engine beforehand, or make it smaller.',
      },
    },
  },
  admin: {
    text: 'What runs for teams at this moment. Test instances of organisers are not among them.',
    search: 'Search team, challenge, image',
    list: 'Running instances',
    team: 'Team',
    challenge: 'Challenge',
    image: 'Image',
    left: 'Time left',
    entry: 'Address',
    acts: 'Actions',
    unknown: 'unknown',
    copy: (of: string) => `Copy the address of ${of}`,
    /** One of them, wherever it is named. */
    of: (challenge: string, team: string) => `${challenge} (${team})`,
    pick: (of: string) => `Select ${of}`,
    pickAll: 'Select all that are found',
    destroy: (of: string) => `Destroy the instance of ${of}`,
    destroyMany: (count: number) => (count === 1 ? 'Destroy 1' : `Destroy ${count}`),
    selected: (count: number) => (count === 1 ? '1 instance selected' : `${count} instances selected`),
    unselect: 'Clear the selection',
    bar: 'What to do with the selected instances',
    total: (count: number) => (count === 1 ? '1 instance' : `${count} instances`),
    found: (found: number, all: number) => `${found} of ${all}`,
    stale: 'What you see may be out of date.',
    none: 'No instance runs',
    noneText: 'As soon as a team starts one it shows here by itself.',
    noMatch: 'No instance matches',
    clear: 'Clear the search',
    progress: 'Progress',
    doing: (done: number, total: number) => `${done} of ${total} done`,
    waiting: 'The server asks for a pause; it goes on by itself.',
    reading: 'Reading the list again',
    stop: 'Stop',
    reported: (done: number, open: number) => `${done} destroyed, ${open} not`,
    failure: (of: string, why: string) => `${of}: ${why}`,
    more: (count: number) => `and ${count} more`,
    stopped: (left: number) => (left === 1 ? '1 was not tried.' : `${left} were not tried.`),
    retry: 'Try those again',
    dismiss: 'Leave it at that',
    pages: {
      label: 'Pages of the list',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
  },
}
export type ContainerWords = typeof container
