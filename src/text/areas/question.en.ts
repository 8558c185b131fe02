const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Texts of confirmations. */
export const question = {
  clearCache: {
    title: 'Clear the cache?',
    text: 'What this browser keeps of earlier answers is removed, and the page loads again. Nothing on the server changes.',
  },
  dropChanges: {
    title: 'Leave without saving?',
    text: (count: number) =>
      count === 1
        ? '1 change has not been saved and will be lost.'
        : `${count} changes have not been saved and will be lost.`,
  },
  discardChanges: {
    title: 'Discard what you wrote?',
    text: (count: number) =>
      (count === 1 ? '1 field goes back to what is saved.' : `${count} fields go back to what is saved.`) +
      ' The draft is removed too.',
  },
  leaveEditor: {
    title: 'Leave without saving?',
    kept: (count: number) =>
      `${count === 1 ? '1 field is' : `${count} fields are`} not saved. A draft stays in this browser and is there when you come back.`,
    lost: (count: number) =>
      `${count === 1 ? '1 field is' : `${count} fields are`} not saved, and this browser has no room for a draft: it will be lost.`,
  },
  deletePost: {
    title: (post: string) => `Delete “${post}”?`,
    text: 'Nobody can read it any more. This cannot be undone.',
  },
  endAllSessions: {
    title: 'Sign out everywhere?',
    text: 'Every browser in which this account is signed in is signed out, this one too. You can sign in again at once.',
  },
  game: {
    'delete-game': {
      title: (game: string) => `Delete ${game}?`,
      text: (game: string) =>
        `All of ${game} goes: challenges, flags, files, notices, who takes part, and every answer and solve. This cannot be undone.`,
    },
    'remove-files': {
      title: (count: number) => (count === 1 ? 'Remove 1 file?' : `Remove ${count} files?`),
      text: (count: number, size: string) =>
        count === 1
          ? `${size} become free. The file cannot be brought back. If something links to it by then, it stays.`
          : `${size} become free. The files cannot be brought back. What is linked to by then stays.`,
    },
    'reveal-board': {
      title: (game: string) => `Reveal the scoreboard of ${game}?`,
      text: 'Everybody sees every solve at once, and the bloods among them are told. It cannot be taken back unnoticed.',
    },
    'lift-freeze': {
      title: (game: string) => `Show hidden solves of ${game}?`,
      text: 'The freeze is lifted or begins later: solves that it hides now are shown to everybody. Nobody forgets them again.',
    },
    'hide-game': {
      title: (game: string) => `Hide ${game} while it runs?`,
      text: 'It leaves the screens of all players at once, and nobody can send flags until it is shown again.',
    },
    'show-game': {
      title: (game: string) => `Show ${game}?`,
      text: 'It runs: everybody sees it at once, and the teams in it get its challenges.',
    },
    'save-game': {
      title: (game: string) => `Save ${game}? Teams notice it at once.`,
      hides: 'The game is hidden: nobody can send flags until it is shown again.',
      shows: 'The game is shown, and it runs.',
      ends: 'The game is over as of now: solves count no more.',
      closes: 'The game closes until its new start.',
      opens: 'The game runs as of now.',
      rescores: 'Bloods count differently, also those that were given.',
    },
    'delete-notice': {
      title: 'Delete this notice?',
      text: (notice: string) =>
        `Players no longer find “${notice}” among the notices. Who has read it keeps what he read.`,
    },
    'remove-logo': {
      title: (platform: string) => `Remove the logo of ${platform}?`,
      text: 'Everywhere it stood, the mark of this software takes its place at once. To have it back it has to be uploaded again.',
    },
  },
  challenge: {
    'enable-challenge': {
      title: (challenge: string) => `Enable ${challenge}?`,
      running:
        'Every team gets it at once, and a notice tells all players of a new challenge. A notice cannot be taken back, and enabling again sends another.',
      resting: 'Teams find it as soon as the game runs. No notice is sent now.',
    },
    'disable-challenge': {
      title: (challenge: string) => `Disable ${challenge}?`,
      running:
        'It leaves the players’ screens and the scoreboard at once, and its points count no more. Solves are kept and come back when it is enabled again.',
      resting: 'Teams do not find it until it is enabled again. What was solved is kept, but counts no more.',
    },
    'save-challenge': {
      title: (challenge: string) => `Save ${challenge}? Teams notice it at once.`,
      rescores: 'Its solves count differently, also those of before.',
      hints: 'A hint that was shown is not forgotten again.',
    },
    'delete-challenge': {
      title: (challenge: string) => `Delete ${challenge}?`,
      text: (challenge: string) =>
        `The flags and attachments of ${challenge} go with it, and so does every solve of it. This cannot be undone.`,
    },
    'remove-attachment': {
      title: 'Remove the attachment?',
      text: (challenge: string) =>
        `Nobody can download anything for ${challenge} any more. A file that nothing else uses is deleted.`,
    },
    'remove-flag': {
      title: 'Remove this flag?',
      none: (flag: string) =>
        `“${flag}” is not accepted any more, and what a team downloads with it is gone. Solves so far are kept.`,
      disables: (flag: string) =>
        `“${flag}” is the last flag. Without one nobody can solve the challenge, so it is disabled.`,
    },
  },
  effects: {
    reveals: (teams: number, solves: number) =>
      `${counted(teams, 'team')} will see ${counted(solves, 'hidden solve')} now.`,
    deletesGame: (teams: number, solves: number, submissions: number) =>
      `${counted(teams, 'team')}, ${counted(solves, 'solve')} and ${counted(submissions, 'submission')} are deleted.`,
    deletesChallenge: (teams: number, submissions: number) =>
      `${counted(teams, 'team')} lose${teams === 1 ? 's' : ''} its points, and ${counted(submissions, 'submission')} ${submissions === 1 ? 'is' : 'are'} deleted.`,
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
  },
  participation: {
    'leave-game': {
      title: (game: string) => `Leave ${game}?`,
      text: (team: string) =>
        `You no longer take part for ${team}. Once nobody is left who joined for it, the entry of ${team} goes too. You can join again as long as joining is open.`,
    },
  },
  roster: {
    undone: 'This cannot be undone.',
    /** The shown names of a long list, and the number of the others. */
    andMore: (named: string, more: number) => `${named} and ${more} more`,
    deactivate: {
      title: (user: string) => `Deactivate ${user}?`,
      text: (user: string) =>
        `${user} is signed out everywhere and cannot sign in until you activate the account again. Teams and points stay.`,
    },
    'reset-password': {
      title: (user: string) => `Give ${user} a new password?`,
      text: (user: string) =>
        `The present password stops working and ${user} is signed out everywhere. The new one is shown to you once.`,
    },
    'delete-user': {
      title: (user: string) => `Delete the account of ${user}?`,
      text: (user: string) =>
        `${user} leaves all teams and games. Answers and solves stay with the teams, without the name. A captain cannot be deleted: hand the team over or delete it first. This cannot be undone.`,
      teams: (teams: string) => `Leaves ${teams}.`,
      games: (games: string) => `No longer takes part in ${games}.`,
      sessions: (count: number) =>
        count === 1 ? 'Is signed out of 1 browser.' : `Is signed out of ${count} browsers.`,
      stays: (submissions: number, solves: number, posts: number) =>
        `Stay without the name: ${[
          submissions === 1 ? '1 answer' : `${submissions} answers`,
          solves === 1 ? '1 solve' : `${solves} solves`,
          posts === 1 ? '1 post' : `${posts} posts`,
        ].join(', ')}.`,
      containers: (count: number) =>
        count === 1
          ? '1 instance goes on running for the team.'
          : `${count} instances go on running for the team.`,
    },
    'keep-captain': {
      title: (user: string) => `${user} cannot be deleted`,
      text: (user: string, teams: string) =>
        `${user} is the captain of ${teams}. Somebody else has to become captain first, or the team be deleted. Only a captain can hand a team over; you can delete it among the teams.`,
      close: 'Close',
    },
    'forget-passwords': {
      title: 'Go on without the file?',
      text: (count: number) =>
        count === 1
          ? 'The password of 1 account was made here and is kept nowhere else. Without the file you would have to give it a new one.'
          : `The passwords of ${count} accounts were made here and are kept nowhere else. Without the file you would have to give each of them a new one.`,
    },
    'lock-team': {
      title: (team: string) => `Lock ${team}?`,
      text: (team: string) => `Nobody can join or leave ${team} while it is in a game that has not ended.`,
    },
    'unlock-team': {
      title: (team: string) => `Unlock ${team}?`,
      text: (team: string) => `People can join and leave ${team}, also in the middle of a game.`,
    },
    'remove-team': {
      title: (team: string) => `Delete ${team}?`,
      text: (team: string) =>
        `All members lose ${team}. It leaves every game that has not ended, with its solves and writeups; boards of games that have ended keep it. This cannot be undone.`,
      members: (members: string) => `Without the team from then on: ${members}.`,
      leaves: (game: string, submissions: number, solves: number, writeups: number) => {
        const gone = [
          ...(submissions > 0 ? [submissions === 1 ? '1 answer' : `${submissions} answers`] : []),
          ...(solves > 0 ? [solves === 1 ? '1 solve' : `${solves} solves`] : []),
          ...(writeups > 0 ? ['the writeup'] : []),
        ]
        return gone.length === 0 ? `Leaves ${game}.` : `Leaves ${game} and loses there ${gone.join(', ')}.`
      },
      more: (count: number) => (count === 1 ? 'Leaves 1 more game.' : `Leaves ${count} more games.`),
      stays: (games: string) => `Stays on the boards of ${games}.`,
      containers: (count: number) =>
        count === 1 ? '1 instance is stopped.' : `${count} instances are stopped.`,
    },
  },
  review: {
    'accept-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `Approve ${named}?` : `Approve ${teams} teams?`,
      text: 'They may play as soon as the game runs. From now until the end nobody can join or leave these teams.',
    },
    'reject-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `Reject ${named}?` : `Reject ${teams} teams?`,
      text: 'They cannot play. Their members may apply again, for the same team or for another.',
    },
    'suspend-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `Ban ${named} from the game?` : `Ban ${teams} teams from the game?`,
      text: 'They can no longer see challenges or hand in flags, and leave the scoreboard: their bloods go to the next ones. This can be lifted.',
    },
  },
  container: {
    'destroy-container': {
      title: (challenge: string) => `Destroy the instance of ${challenge}?`,
      text: 'It stops for your whole team, and what was done in it is lost. You can start a new one a moment later.',
    },
    'destroy-containers': {
      title: (containers: number, named: string | null) =>
        named !== null ? `Destroy the instance of ${named}?` : `Destroy ${containers} instances?`,
      text: 'Whoever works in it is cut off, and what was done in it is lost. The team may start a new one.',
    },
  },
  team: {
    nameToType: (team: string) => `Type “${team}” to confirm`,
    'kick-member': {
      title: (member: string, team: string) => `Remove ${member} from ${team}?`,
      text: (member: string) =>
        `${member} is signed off from the games of this team, and can only come back with an invite code. If ${member} knows the present code, renew it.`,
    },
    'transfer-captaincy': {
      title: (member: string, team: string) => `Make ${member} the captain of ${team}?`,
      text: (member: string) =>
        `You stay a member. From then on only ${member} can edit the team, invite and remove members, or hand it back to you.`,
    },
    'leave-team': {
      title: (team: string) => `Leave ${team}?`,
      text: (team: string) =>
        `You are signed off from the games of ${team}. Without an invite code from its captain you cannot come back.`,
    },
    'delete-team': {
      title: (team: string) => `Delete ${team}?`,
      text: (team: string) =>
        `All members lose the team, and with it everything that ${team} has solved and handed in. This cannot be undone.`,
    },
    'renew-invite': {
      title: (team: string) => `Renew the invite code of ${team}?`,
      text: 'Every code and link handed out before stops working. Who is in the team stays.',
    },
  },
}
export type QuestionWords = typeof question
