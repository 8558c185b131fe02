import { challengeCreationReal } from './challenge-creation.real.ts'
import { emailChangeReal } from './email-change.real.ts'
import { emailConfirmationReal } from './email-confirmation.real.ts'
import { flagAnswerReal } from './flag-answer.real.ts'
import { gameCreationReal } from './game-creation.real.ts'
import { gameJoiningReal } from './game-joining.real.ts'
import { joinLinkReal } from './join-link.real.ts'
import { membershipReal } from './membership.real.ts'
import { noticeReal } from './notice.real.ts'
import { participationReal } from './participation.real.ts'
import { passwordChangeReal } from './password-change.real.ts'
import { postEditorReal } from './post-editor.real.ts'
import { profileEditReal } from './profile-edit.real.ts'
import { recoveryReal } from './recovery.real.ts'
import { registrationReal } from './registration.real.ts'
import { resetReal } from './reset.real.ts'
import { sessionListReal } from './session-list.real.ts'
import { signInReal } from './sign-in.real.ts'
import { teamCreationReal } from './team-creation.real.ts'
import { teamEditReal } from './team-edit.real.ts'
import { teamJoiningReal } from './team-joining.real.ts'
import type { RealJourney } from './real-world.ts'

/** The journeys that can be walked before a server that answers by itself. */
export const REAL_JOURNEYS: readonly RealJourney[] = [
  challengeCreationReal,
  emailChangeReal,
  emailConfirmationReal,
  flagAnswerReal,
  gameCreationReal,
  gameJoiningReal,
  joinLinkReal,
  membershipReal,
  noticeReal,
  participationReal,
  passwordChangeReal,
  postEditorReal,
  profileEditReal,
  recoveryReal,
  registrationReal,
  resetReal,
  sessionListReal,
  signInReal,
  teamCreationReal,
  teamEditReal,
  teamJoiningReal,
]
