import { formatCount } from '#src/format/count.ts'
import { formatList } from '#src/format/list.ts'

const counted = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`

export const question = {
  clearCache: {
    title: 'Clear cached data?',
    text: 'Data stored in this browser is deleted and the page reloads. Nothing on the server changes.',
    act: 'Clear',
  },
  dropChanges: {
    title: 'Leave without saving?',
    text: (count: number) =>
      count === 1
        ? 'You have 1 unsaved change. It will be lost.'
        : `You have ${count} unsaved changes. They will be lost.`,
    act: 'Leave',
  },
  discardChanges: {
    title: 'Discard your changes?',
    text: (count: number) =>
      (count === 1
        ? '1 field goes back to its saved version.'
        : `${count} fields go back to their saved versions.`) + ' Your draft is deleted.',
    act: 'Discard',
  },
  leaveEditor: {
    title: 'Leave without saving?',
    kept: (count: number) =>
      `${count === 1 ? '1 field isn’t' : `${count} fields aren’t`} saved. ` +
      'Your draft stays in this browser, so you can continue later.',
    lost: (count: number) =>
      `${count === 1 ? '1 field isn’t' : `${count} fields aren’t`} saved and will be lost: ` +
      'this browser has no space left for a draft.',
    act: 'Leave',
  },
  deletePost: {
    title: (post: string) => `Delete “${post}”?`,
    text: 'The post disappears for everyone. This can’t be undone.',
    act: 'Delete',
  },
  endAllSessions: {
    title: 'Sign out everywhere?',
    text: 'Your account is signed out of every browser, including this one. You can sign in again right away.',
    act: 'Sign out everywhere',
  },
  game: {
    'delete-game': {
      title: (game: string) => `Delete ${game}?`,
      text: (game: string) =>
        `This deletes everything in ${game}: ` +
        'challenges, flags, files, notices, teams, submissions and solves. This can’t be undone.',
      act: 'Delete game',
    },
    'remove-files': {
      title: (count: number) => (count === 1 ? 'Delete 1 file?' : `Delete ${formatCount(count)} files?`),
      text: (count: number, size: string) =>
        count === 1
          ? `This frees ${size} and can’t be undone. If the file is in use by then, it is skipped.`
          : `This frees ${size} and can’t be undone. Files that are in use by then are skipped.`,
      act: 'Delete',
    },
    'reveal-board': {
      title: (game: string) => `Reveal the scoreboard of ${game}?`,
      text:
        'Everyone sees all hidden solves right away, and hidden bloods are announced. ' +
        'If you hide them again later, people will notice.',
      act: 'Reveal scoreboard',
    },
    'lift-freeze': {
      title: (game: string) => `Show hidden solves of ${game}?`,
      text:
        'The freeze is lifted or starts later, so everyone sees the solves it hides now. ' +
        'You can’t hide them again unnoticed.',
      act: 'Show solves',
    },
    'hide-game': {
      title: (game: string) => `Hide ${game} while it runs?`,
      text: 'It disappears for all players right away, and no one can submit flags until you show it again.',
      act: 'Hide game',
    },
    'show-game': {
      title: (game: string) => `Show ${game}?`,
      text: 'The game is running: everyone sees it right away, and its teams get the challenges.',
      act: 'Show game',
    },
    'save-game': {
      title: (game: string) => `Save ${game}? Teams are affected right away.`,
      hides: 'The game is hidden: no one can submit flags until you show it again.',
      shows: 'The game is shown and is running.',
      ends: 'The game ends now: later solves don’t count.',
      closes: 'The game closes until its new start.',
      opens: 'The game starts now.',
      rescores: 'Blood bonuses change, including those already awarded.',
      act: 'Save',
    },
    'publish-notice': {
      title: 'Publish this notice?',
      text: 'Players see it right away. A later edit doesn’t notify them again.',
      act: 'Publish',
    },
    'publish-to-teams': {
      title: (teams: number) => `Publish this notice to ${teams === 1 ? '1 team' : `${teams} teams`}?`,
      text: 'Their players see it right away. No other team can see it.',
      act: 'Publish',
    },
    'cancel-notice': {
      title: 'Cancel this planned notice?',
      text: (notice: string) => `“${notice}” is deleted. No player has seen it.`,
      act: 'Cancel notice',
    },
    'delete-notice': {
      title: 'Delete this notice?',
      text: (notice: string) =>
        `“${notice}” disappears from the players’ notices. Players may have read it already.`,
      act: 'Delete',
    },
    'remove-logo': {
      title: (platform: string) => `Remove the logo of ${platform}?`,
      text: 'The Vexil mark replaces it everywhere at once. To get the logo back you have to upload it again.',
      act: 'Remove logo',
    },
  },
  challenge: {
    'enable-challenge': {
      title: (challenge: string) => `Enable ${challenge}?`,
      running:
        'All teams can open it right away, and all players get a notice. ' +
        'The notice can’t be withdrawn, and each time you enable a challenge a new one is sent.',
      resting: 'Teams can open it once the game is running. No notice is sent now.',
      act: 'Enable',
    },
    'disable-challenge': {
      title: (challenge: string) => `Disable ${challenge}?`,
      running:
        'It disappears from the challenges and the scoreboard right away, and its points stop ' +
        'counting. Solves are kept and count again when you enable it.',
      resting: 'Teams can’t see it until you enable it again. Solves are kept, but don’t count.',
      act: 'Disable',
    },
    'save-challenge': {
      title: (challenge: string) => `Save ${challenge}? Teams are affected right away.`,
      hides: 'Players can’t see it until it opens.',
      shows: 'Players see it right away.',
      locks: 'Teams that haven’t solved the new prerequisites can no longer open it.',
      rescores: 'The score of all its solves changes, including earlier ones.',
      hints: 'Players who have seen a hint will remember it.',
      act: 'Save',
    },
    'delete-challenge': {
      title: (challenge: string) => `Delete ${challenge}?`,
      text: (challenge: string) =>
        `This also deletes the flags, attachments and all solves of ${challenge}. This can’t be undone.`,
      act: 'Delete challenge',
    },
    'remove-attachment': {
      title: 'Remove the attachment?',
      text: (challenge: string) =>
        `Players can’t download anything for ${challenge} any more. The file is deleted unless something else uses it.`,
      act: 'Remove',
    },
    'remove-flag': {
      title: 'Delete this flag?',
      none: (flag: string) =>
        `“${flag}” is no longer accepted, and the file that belongs to it is no longer available. ` +
        'Existing solves are kept.',
      disables: (flag: string) =>
        `“${flag}” is the last flag. Without a flag no one can solve the challenge, so it will be disabled.`,
      act: 'Delete flag',
    },
  },
  effects: {
    reveals: (teams: number, solves: number) =>
      `${counted(teams, 'team')} will see ${counted(solves, 'hidden solve')} now.`,
    deletesGame: (teams: number, solves: number, submissions: number) =>
      `${counted(teams, 'team')}, ${counted(solves, 'solve')} and ${counted(submissions, 'submission')} are deleted.`,
    deletesChallenge: (teams: number, submissions: number) =>
      `${counted(teams, 'team')} lose${teams === 1 ? 's' : ''} its points, and ` +
      `${counted(submissions, 'submission')} ${submissions === 1 ? 'is' : 'are'} deleted.`,
    freesDependents: (count: number) =>
      `${counted(count, 'challenge')} no longer ${count === 1 ? 'needs' : 'need'} it and may open for more teams.`,
    shutsDependents: (count: number) =>
      `${counted(count, 'challenge')} ${count === 1 ? 'needs' : 'need'} it and can’t be opened by teams that ` +
      'haven’t solved it.',
    containers: (containers: number) =>
      `${counted(containers, 'instance')} of teams ${containers === 1 ? 'stops' : 'stop'} running.`,
    hides: (teams: number) => `${counted(teams, 'team')} can no longer open the game.`,
    shows: (teams: number, challenges: number) =>
      `${counted(teams, 'team')} will see ${counted(challenges, 'challenge')} now.`,
    ends: (teams: number) => `The game is over for ${counted(teams, 'team')}.`,
    closes: (teams: number) => `The game closes for ${counted(teams, 'team')}.`,
    enables: (teams: number) => `${counted(teams, 'team')} will see the challenge now.`,
    returns: (solves: number) => `${counted(solves, 'solve')} ${solves === 1 ? 'counts' : 'count'} again.`,
    disables: (teams: number) => `${counted(teams, 'team')} lose${teams === 1 ? 's' : ''} its points.`,
    rescores: (teams: number, solves: number) =>
      `The scores of ${counted(teams, 'team')} change: ${counted(solves, 'solve')} in all.`,
    hints: (teams: number, hints: number) =>
      `${counted(teams, 'team')} will see ${counted(hints, 'new hint')} now.`,
    tells: (teams: number) => `${counted(teams, 'team')} will see it now.`,
    withdraws: (teams: number) => `${counted(teams, 'team')} can no longer see it.`,
    keepsSolves: (solves: number) => `${counted(solves, 'solve')} ${solves === 1 ? 'stays' : 'stay'}.`,
  },
  participation: {
    'leave-game': {
      title: (game: string) => `Leave ${game}?`,
      text: (team: string) =>
        `You no longer play for ${team}. When the last of its players leaves, ${team} is withdrawn ` +
        'from the game. You can join again while joining is open.',
      act: 'Leave game',
    },
  },
  roster: {
    undone: 'This can’t be undone.',
    /** The shown names of a long list, and the number of the others. */
    andMore: (more: number) => `${formatCount(more)} more`,
    deactivate: {
      title: (user: string) => `Deactivate ${user}?`,
      text: (user: string) =>
        `${user} is signed out everywhere and can’t sign in until you activate the account again. ` +
        'Teams and points stay.',
      act: 'Deactivate',
    },
    'reset-password': {
      title: (user: string) => `Reset the password of ${user}?`,
      text: (user: string) =>
        `The current password stops working and ${user} is signed out everywhere. ` +
        'The new password is shown to you once.',
      act: 'Reset password',
    },
    'delete-user': {
      title: (user: string) => `Delete the account of ${user}?`,
      text: (user: string) =>
        `${user} leaves all teams and games. ` +
        'Submissions and solves stay with the teams, without the name. A captain can’t be deleted: ' +
        'hand the team over or delete it first. This can’t be undone.',
      teams: (teams: string) => `Leaves these teams: ${teams}.`,
      games: (games: string) => `Leaves these games: ${games}.`,
      sessions: (count: number) =>
        count === 1 ? 'Signed out of 1 browser.' : `Signed out of ${formatCount(count)} browsers.`,
      stays: (submissions: number, solves: number, posts: number) =>
        `Kept, without the name: ${formatList(
          [
            submissions === 1 ? '1 submission' : `${formatCount(submissions)} submissions`,
            solves === 1 ? '1 solve' : `${formatCount(solves)} solves`,
            posts === 1 ? '1 post' : `${formatCount(posts)} posts`,
          ],
          'en-GB',
        )}.`,
      containers: (count: number) =>
        count === 1
          ? '1 instance keeps running for the team.'
          : `${formatCount(count)} instances keep running for the team.`,
      act: 'Delete account',
    },
    'keep-captain': {
      title: (user: string) => `${user} can’t be deleted`,
      text: (user: string, teams: string) =>
        `${user} is the captain of ${teams}. ` +
        'Someone else has to become captain first, or the team has to be deleted. ' +
        'Only the captain can hand a team over; you can delete it in the list of teams.',
      close: 'Close',
    },
    'forget-passwords': {
      title: 'Continue without saving the file?',
      text: (count: number) =>
        count === 1
          ? 'The password of 1 account was generated here and is stored nowhere else. ' +
            'Without the file you would have to reset it.'
          : `The passwords of ${formatCount(count)} accounts were generated here and are stored nowhere ` +
            'else. Without the file you would have to reset each of them.',
      act: 'Continue without saving',
    },
    'lock-team': {
      title: (team: string) => `Lock ${team}?`,
      text: (team: string) => `No one can join or leave ${team} while it plays in a game that hasn’t ended.`,
      act: 'Lock',
    },
    'unlock-team': {
      title: (team: string) => `Unlock ${team}?`,
      text: (team: string) => `People can join and leave ${team} again, even in the middle of a game.`,
      act: 'Unlock',
    },
    'remove-team': {
      title: (team: string) => `Delete ${team}?`,
      text: (team: string) =>
        `${team} is gone for all its members. ` +
        'It is removed from every game that hasn’t ended, with its solves and writeups. ' +
        'Scoreboards of past games keep it. This can’t be undone.',
      members: (members: string) => `Lose this team: ${members}.`,
      leaves: (game: string, submissions: number, solves: number, writeups: number) => {
        const gone = [
          ...(submissions > 0
            ? [submissions === 1 ? '1 submission' : `${formatCount(submissions)} submissions`]
            : []),
          ...(solves > 0 ? [solves === 1 ? '1 solve' : `${formatCount(solves)} solves`] : []),
          ...(writeups > 0 ? ['the writeup'] : []),
        ]
        return gone.length === 0
          ? `Leaves ${game}.`
          : `Leaves ${game} and loses there: ${formatList(gone, 'en-GB')}.`
      },
      more: (count: number) =>
        count === 1 ? 'Leaves 1 more game.' : `Leaves ${formatCount(count)} more games.`,
      stays: (games: string) => `Stays on the scoreboards of ${games}.`,
      containers: (count: number) =>
        count === 1 ? '1 instance is stopped.' : `${formatCount(count)} instances are stopped.`,
      act: 'Delete team',
    },
  },
  review: {
    'accept-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `Approve ${named}?` : `Approve ${formatCount(teams)} teams?`,
      text:
        'They can play as soon as the game is running. ' +
        'From now until the end no one can join or leave these teams.',
      act: 'Approve',
    },
    'reject-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `Reject ${named}?` : `Reject ${formatCount(teams)} teams?`,
      text: 'They can’t play. Their members can join again, with the same team or another one.',
      act: 'Reject',
    },
    'suspend-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `Ban ${named} from the game?` : `Ban ${formatCount(teams)} teams from the game?`,
      text:
        'They can’t open challenges or submit flags any more, and leave the scoreboard. ' +
        'Their bloods go to the next teams. You can lift the ban later.',
      act: 'Ban',
    },
  },
  container: {
    'destroy-container': {
      title: (challenge: string) => `Destroy the instance of ${challenge}?`,
      text: 'It stops for your whole team, and everything in it is lost. You can start a new one shortly after.',
      act: 'Destroy',
    },
    'destroy-containers': {
      title: (containers: number, named: string | null) =>
        named !== null
          ? `Destroy the instance of ${named}?`
          : `Destroy ${formatCount(containers)} instances?`,
      text: 'Anyone using it is disconnected, and everything in it is lost. Teams can start a new one.',
      act: 'Destroy',
    },
  },
  team: {
    nameToType: (team: string) => `Type “${team}” to confirm`,
    'kick-member': {
      title: (member: string, team: string) => `Remove ${member} from ${team}?`,
      text: (member: string) =>
        `${member} also leaves the games of this team and needs an invite code to come back. ` +
        `If ${member} knows the current code, get a new one.`,
      act: 'Remove',
    },
    'transfer-captaincy': {
      title: (member: string, team: string) => `Make ${member} captain of ${team}?`,
      text: (member: string) =>
        `You stay on the team. From then on only ${member} can edit it, invite and remove members, or ` +
        'make you captain again.',
      act: 'Make captain',
    },
    'leave-team': {
      title: (team: string) => `Leave ${team}?`,
      text: (team: string) =>
        `You also leave the games of ${team}. You’ll need an invite code from its captain to come back.`,
      act: 'Leave team',
    },
    'delete-team': {
      title: (team: string) => `Delete ${team}?`,
      text: (team: string) =>
        `The team disappears for all members, with everything ${team} solved and submitted. This can’t be undone.`,
      act: 'Delete team',
    },
    'renew-invite': {
      title: (team: string) => `Get a new invite code for ${team}?`,
      text: 'All codes and links you shared before stop working. Current members stay.',
      act: 'Get new code',
    },
  },
}
export type QuestionWords = typeof question
