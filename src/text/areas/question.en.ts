/** What a person is asked before something happens. */
export const question = {
  clearCache: {
    title: 'Clear the cache?',
    text: 'What this browser keeps of earlier answers is removed, and the page loads again. Nothing on the server changes.',
  },
  dropChanges: {
    title: 'Leave without saving?',
    text: (count: number) =>
      count === 1 ? '1 change has not been saved and will be lost.' : `${count} changes have not been saved and will be lost.`,
  },
  discardChanges: {
    title: 'Discard what you wrote?',
    text: (count: number) =>
      (count === 1 ? '1 field goes back to what is saved.' : `${count} fields go back to what is saved.`) + ' The draft is removed too.',
  },
  leaveEditor: {
    title: 'Leave without saving?',
    kept: (count: number) =>
      `${count === 1 ? '1 field is' : `${count} fields are`} not saved. A draft stays in this browser and is there when you come back.`,
    lost: (count: number) =>
      `${count === 1 ? '1 field is' : `${count} fields are`} not saved, and this browser has no room for a draft: it will be lost.`,
  },
  deletePost: { title: (post: string) => `Delete “${post}”?`, text: 'Nobody can read it any more. This cannot be undone.' },
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
    'delete-notice': {
      title: 'Delete this notice?',
      text: (notice: string) => `Players no longer find “${notice}” among the notices. Who has read it keeps what he read.`,
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
    'delete-challenge': {
      title: (challenge: string) => `Delete ${challenge}?`,
      text: (challenge: string) => `The flags and attachments of ${challenge} go with it, and so does every solve of it. This cannot be undone.`,
    },
    'remove-attachment': {
      title: 'Remove the attachment?',
      text: (challenge: string) => `Nobody can download anything for ${challenge} any more. A file that nothing else uses is deleted.`,
    },
    'remove-flag': {
      title: 'Remove this flag?',
      none: (flag: string) => `“${flag}” is not accepted any more, and what a team downloads with it is gone. Solves so far are kept.`,
      disables: (flag: string) => `“${flag}” is the last flag. Without one nobody can solve the challenge, so it is disabled.`,
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
      text: (team: string) => `You are signed off from the games of ${team}. Without an invite code from its captain you cannot come back.`,
    },
    'delete-team': {
      title: (team: string) => `Delete ${team}?`,
      text: (team: string) => `All members lose the team, and with it everything that ${team} has solved and handed in. This cannot be undone.`,
    },
    'renew-invite': {
      title: (team: string) => `Renew the invite code of ${team}?`,
      text: 'Every code and link handed out before stops working. Who is in the team stays.',
    },
  },
}
export type QuestionWords = typeof question
