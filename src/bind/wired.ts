import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { containerDestructionMachine } from '#machines/admin/container-destruction.machine.ts'
import type { editorMachine } from '#machines/admin/editor.machine.ts'
import type { gameCreationMachine } from '#machines/admin/game-creation.machine.ts'
import type { gameCloneMachine } from '#machines/admin/game-clone.machine.ts'
import type { gameImportMachine } from '#machines/admin/game-import.machine.ts'
import type { freezingMachine } from '#machines/admin/freezing.machine.ts'
import type { gameVisibilityMachine } from '#machines/admin/game-visibility.machine.ts'
import type { mailTrialMachine } from '#machines/admin/mail-trial.machine.ts'
import type { openingCheckMachine } from '#machines/admin/opening-check.machine.ts'
import type { participationReviewMachine } from '#machines/admin/participation-review.machine.ts'
import type { postActsMachine } from '#machines/admin/post-acts.machine.ts'
import type { recordEditMachine } from '#machines/admin/record-edit.machine.ts'
import type { removalMachine } from '#machines/admin/removal.machine.ts'
import type { scrollbackMachine } from '#machines/admin/scrollback.machine.ts'
import type { rosterActsMachine } from '#machines/admin/roster-acts.machine.ts'
import type { teamHashSaltMachine } from '#machines/admin/team-hash-salt.machine.ts'
import type { unusedFilesMachine } from '#machines/admin/unused-files.machine.ts'
import type { userCreationMachine } from '#machines/admin/user-creation.machine.ts'
import type { emailChangeMachine } from '#machines/account/email-change.machine.ts'
import type { passwordChangeMachine } from '#machines/account/password-change.machine.ts'
import type { pictureMachine } from '#machines/account/picture.machine.ts'
import type { profileEditMachine } from '#machines/account/profile-edit.machine.ts'
import type { sessionEndMachine } from '#machines/account/session-end.machine.ts'
import type { emailConfirmationMachine } from '#machines/account/email-confirmation.machine.ts'
import type { recoveryMachine } from '#machines/account/recovery.machine.ts'
import type { registrationMachine } from '#machines/account/registration.machine.ts'
import type { resetMachine } from '#machines/account/reset.machine.ts'
import type { signInMachine } from '#machines/account/sign-in.machine.ts'
import type { verificationMachine } from '#machines/account/verification.machine.ts'
import type { attachmentMachine } from '#machines/admin/attachment.machine.ts'
import type { challengeActsMachine } from '#machines/admin/challenge-acts.machine.ts'
import type { challengeCreationMachine } from '#machines/admin/challenge-creation.machine.ts'
import type { flagAdditionMachine } from '#machines/admin/flag-addition.machine.ts'
import type { flagFilesMachine } from '#machines/admin/flag-files.machine.ts'
import type { flagRemovalMachine } from '#machines/admin/flag-removal.machine.ts'
import type { cacheMachine } from '#machines/app/cache.machine.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import type { languageMachine } from '#machines/app/language.machine.ts'
import type { overlayMachine } from '#machines/app/overlay.machine.ts'
import type { schemeMachine } from '#machines/app/scheme.machine.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import type { containerMachine } from '#machines/game/container.machine.ts'
import type { gameJoiningMachine } from '#machines/game/game-joining.machine.ts'
import type { participationMachine } from '#machines/game/participation.machine.ts'
import type { writeupMachine } from '#machines/game/writeup.machine.ts'
import type { LiveSource } from '#machines/live/live-source.ts'
import type { ceremonyMachine } from '#machines/live/ceremony.machine.ts'
import type { presenterMachine } from '#machines/live/presenter.machine.ts'
import type { projectorMachine } from '#machines/live/projector.machine.ts'
import type { replayMachine } from '#machines/live/replay.machine.ts'
import type { flagAnswerMachine } from '#machines/game/flag-answer.machine.ts'
import type { ChallengePlace } from '#machines/game/flag-try.ts'
import type { membershipMachine } from '#machines/team/membership.machine.ts'
import type { teamCreationMachine } from '#machines/team/team-creation.machine.ts'
import type { teamEditMachine } from '#machines/team/team-edit.machine.ts'
import type { teamInviteMachine } from '#machines/team/team-invite.machine.ts'
import type { teamJoiningMachine } from '#machines/team/team-joining.machine.ts'
import type { Chime } from '#src/lib/chime.ts'
import type { ChoiceStore } from '#src/lib/choice-store.ts'
import type { DesktopNotes } from '#src/lib/desktop-notes.ts'
import type { SeenStore } from '#src/lib/seen-store.ts'
import type { TryStore } from '#src/lib/try-store.ts'
import type { Announcer } from './announcer.ts'
import type { Drafts } from './drafts.ts'
import type { Lazily } from './lazily.ts'

/**
 * What `app/wire.ts` hands to the tree: the processes of the whole page, running, and the machines that a screen starts itself, which come with
 * the first screen that does.
 */
export interface Wired {
  session: ActorRefFrom<typeof sessionMachine>
  cache: ActorRefFrom<typeof cacheMachine>
  confirm: ActorRefFrom<typeof confirmMachine>
  overlay: ActorRefFrom<typeof overlayMachine>
  scheme: ActorRefFrom<typeof schemeMachine>
  language: ActorRefFrom<typeof languageMachine>
  announcer: Announcer
  drafts: Drafts
  entry: Lazily<EntryMachines>
  profile: Lazily<ProfileMachines>
  /** People, teams and the platform have one; a game has a poster. */
  picture: Lazily<typeof pictureMachine>
  team: Lazily<TeamMachines>
  participation: Lazily<ParticipationMachines>
  challengeEditing: Lazily<ChallengeMachines>
  admin: Lazily<AdminMachines>
  playing: Lazily<PlayingMachines>
  watching: Lazily<WatchingMachines>
  presenting: Lazily<PresentingMachines>
  projecting: Lazily<ProjectingMachines>
  /** Whether notices may be heard: nobody is surprised by a sound. */
  sounds: ChoiceStore<'on' | 'off'>
  /** Whether the picture above a board is drawn. */
  charts: ChoiceStore<'shown' | 'hidden'>
  /** The atoms of live values take it whole; see `boardAtoms`. */
  live: LiveSource
}

/** The machines of one part of the app come together, with the first of its screens. */
export interface EntryMachines {
  /** The server's time: all of them take it. */
  now: () => number
  signIn: typeof signInMachine
  registration: typeof registrationMachine
  verification: typeof verificationMachine
  emailConfirmation: typeof emailConfirmationMachine
  recovery: typeof recoveryMachine
  reset: typeof resetMachine
}

export interface ProfileMachines {
  edit: typeof profileEditMachine
  passwordChange: typeof passwordChangeMachine
  emailChange: typeof emailChangeMachine
  sessionEnd: typeof sessionEndMachine
  /** The server's time, for what must wait. */
  now: () => number
}

export interface TeamMachines {
  creation: typeof teamCreationMachine
  edit: typeof teamEditMachine
  joining: typeof teamJoiningMachine
  invite: typeof teamInviteMachine
  membership: typeof membershipMachine
}

export interface ParticipationMachines {
  /** The server's time, for deadlines. */
  now: () => number
  participation: typeof participationMachine
  joining: typeof gameJoiningMachine
  writeup: typeof writeupMachine
}

export interface AdminMachines {
  /** The server's time, at which something was saved. */
  now: () => number
  /** One machine, filled for each thing that is edited. */
  editors: {
    post: typeof editorMachine
    game: typeof editorMachine
    notice: typeof editorMachine
    challenge: typeof editorMachine
    platform: typeof editorMachine
  }
  postActs: typeof postActsMachine
  gameCreation: typeof gameCreationMachine
  gameImport: typeof gameImportMachine
  gameClone: typeof gameCloneMachine
  freezing: typeof freezingMachine
  gameVisibility: typeof gameVisibilityMachine
  openingCheck: typeof openingCheckMachine
  unusedFiles: typeof unusedFilesMachine
  mailTrial: typeof mailTrialMachine
  teamHashSalt: typeof teamHashSaltMachine
  removal: typeof removalMachine
  participationReview: typeof participationReviewMachine
  recordEdit: typeof recordEditMachine
  rosterActs: typeof rosterActsMachine
  userCreation: typeof userCreationMachine
  containerDestruction: typeof containerDestructionMachine
}

export interface ChallengeMachines {
  creation: typeof challengeCreationMachine
  acts: typeof challengeActsMachine
  flagAddition: typeof flagAdditionMachine
  flagRemoval: typeof flagRemovalMachine
  attachment: typeof attachmentMachine
  flagFiles: typeof flagFilesMachine
  /** The server's time, which containers end by. */
  now: () => number
  testContainer: Lazily<typeof containerMachine>
}

export interface WatchingMachines {
  /** The server's time. */
  now: () => number
  scrollback: typeof scrollbackMachine
  /** As after a review, but for the list of cheats. */
  participationReview: typeof participationReviewMachine
  streamingMode: ChoiceStore<'on' | 'off'>
  hidesContainers: ChoiceStore<'true' | 'false'>
}

export interface PlayingMachines {
  /** The server's time. */
  now: () => number
  newKey: () => string
  tries: TryStore
  seen: SeenStore
  flagAnswer: typeof flagAnswerMachine
  /** Not every game has challenges with containers. */
  container: Lazily<typeof containerMachine>
  /** What is on view of the challenge and the team is no longer so. */
  solved: (place: ChallengePlace) => void
}

export interface PresentingMachines {
  /** The server's time. */
  now: () => number
  presenter: typeof presenterMachine
  notesOnDesktop: ChoiceStore<'on' | 'off'>
  chime: Chime
  desktop: DesktopNotes
  /** Writes into the name of the browser's tab how many notices wait behind it. */
  mark: (unseen: number) => void
}

export interface ProjectingMachines {
  /** The server's time. */
  now: () => number
  replay: typeof replayMachine
  projector: typeof projectorMachine
  ceremony: typeof ceremonyMachine
  chime: Chime
}

const WiredContext = createContext<Wired | null>(null)
export const WiredProvider = WiredContext.Provider

export function useWired(): Wired {
  // `use` and not useContext, for the reason in useText: machines are waited for.
  const wired = use(WiredContext)
  if (!wired) throw new Error('useWired needs a WiredProvider above it.')
  return wired
}
