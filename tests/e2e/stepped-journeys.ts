import type { AnyStateMachine } from 'xstate'
import { challengeCreationJourney } from '#tests/journeys/challenge-creation.journey.ts'
import {
  CHALLENGE_CREATION_AT,
  challengeCreationAnswers,
  challengeCreationSteps,
} from '#tests/journeys/challenge-creation.steps.ts'
import { challengeEditingJourney } from '#tests/journeys/challenge-editing.journey.ts'
import {
  CHALLENGE_EDITING_AT,
  challengeEditingAnswers,
  challengeEditingSteps,
} from '#tests/journeys/challenge-editing.steps.ts'
import { emailChangeJourney } from '#tests/journeys/email-change.journey.ts'
import { EMAIL_CHANGE_AT, emailChangeAnswers, emailChangeSteps } from '#tests/journeys/email-change.steps.ts'
import { emailConfirmationJourney } from '#tests/journeys/email-confirmation.journey.ts'
import {
  EMAIL_CONFIRMATION_AT,
  emailConfirmationAnswers,
  emailConfirmationSteps,
} from '#tests/journeys/email-confirmation.steps.ts'
import { flagAnswerJourney } from '#tests/journeys/flag-answer.journey.ts'
import { FLAG_ANSWER_AT, flagAnswerAnswers, flagAnswerSteps } from '#tests/journeys/flag-answer.steps.ts'
import { gameCreationJourney } from '#tests/journeys/game-creation.journey.ts'
import {
  GAME_CREATION_AT,
  gameCreationAnswers,
  gameCreationSteps,
} from '#tests/journeys/game-creation.steps.ts'
import { gameJoiningJourney } from '#tests/journeys/game-joining.journey.ts'
import { GAME_JOINING_AT, gameJoiningAnswers, gameJoiningSteps } from '#tests/journeys/game-joining.steps.ts'
import { joinLinkJourney } from '#tests/journeys/join-link.journey.ts'
import { JOIN_LINK_AT, joinLinkAnswers, joinLinkSteps } from '#tests/journeys/join-link.steps.ts'
import { membershipJourney } from '#tests/journeys/membership.journey.ts'
import { MEMBERSHIP_AT, membershipAnswers, membershipSteps } from '#tests/journeys/membership.steps.ts'
import { noticeJourney } from '#tests/journeys/notice.journey.ts'
import { NOTICE_AT, noticeAnswers, noticeSteps } from '#tests/journeys/notice.steps.ts'
import { participationJourney } from '#tests/journeys/participation.journey.ts'
import {
  PARTICIPATION_AT,
  participationAnswers,
  participationSteps,
} from '#tests/journeys/participation.steps.ts'
import { passwordChangeJourney } from '#tests/journeys/password-change.journey.ts'
import {
  PASSWORD_CHANGE_AT,
  passwordChangeAnswers,
  passwordChangeSteps,
} from '#tests/journeys/password-change.steps.ts'
import { postEditorJourney } from '#tests/journeys/post-editor.journey.ts'
import { POST_EDITOR_AT, postEditorAnswers, postEditorSteps } from '#tests/journeys/post-editor.steps.ts'
import { profileEditJourney } from '#tests/journeys/profile-edit.journey.ts'
import { PROFILE_EDIT_AT, profileEditAnswers, profileEditSteps } from '#tests/journeys/profile-edit.steps.ts'
import { recoveryJourney } from '#tests/journeys/recovery.journey.ts'
import { RECOVERY_AT, recoveryAnswers, recoverySteps } from '#tests/journeys/recovery.steps.ts'
import { registrationJourney } from '#tests/journeys/registration.journey.ts'
import {
  REGISTRATION_AT,
  registrationAnswers,
  registrationSteps,
} from '#tests/journeys/registration.steps.ts'
import { resetJourney } from '#tests/journeys/reset.journey.ts'
import { RESET_AT, resetAnswers, resetSteps } from '#tests/journeys/reset.steps.ts'
import { sessionListJourney } from '#tests/journeys/session-list.journey.ts'
import { SESSION_LIST_AT, sessionListAnswers, sessionListSteps } from '#tests/journeys/session-list.steps.ts'
import { signInJourney } from '#tests/journeys/sign-in.journey.ts'
import { SIGN_IN_AT, signInAnswers, signInSteps } from '#tests/journeys/sign-in.steps.ts'
import { teamCreationJourney } from '#tests/journeys/team-creation.journey.ts'
import {
  TEAM_CREATION_AT,
  teamCreationAnswers,
  teamCreationSteps,
} from '#tests/journeys/team-creation.steps.ts'
import { teamEditJourney } from '#tests/journeys/team-edit.journey.ts'
import { TEAM_EDIT_AT, teamEditAnswers, teamEditSteps } from '#tests/journeys/team-edit.steps.ts'
import { teamJoiningJourney } from '#tests/journeys/team-joining.journey.ts'
import { TEAM_JOINING_AT, teamJoiningAnswers, teamJoiningSteps } from '#tests/journeys/team-joining.steps.ts'
import type { Person, Steps } from '#tests/journeys/person.ts'
import type { openServer } from '#tests/worlds/server.ts'

export interface SteppedJourney {
  journey: AnyStateMachine
  at: string
  answers: () => NonNullable<Parameters<typeof openServer>[0]>
  steps: (person: Person) => [Steps, Steps]
}
/** Journeys through forms and flags: each one that has a `*.steps.ts`. */
export const STEPPED_JOURNEYS: readonly SteppedJourney[] = [
  {
    journey: challengeCreationJourney,
    at: CHALLENGE_CREATION_AT,
    answers: challengeCreationAnswers,
    steps: challengeCreationSteps,
  },
  {
    journey: challengeEditingJourney,
    at: CHALLENGE_EDITING_AT,
    answers: challengeEditingAnswers,
    steps: challengeEditingSteps,
  },
  { journey: emailChangeJourney, at: EMAIL_CHANGE_AT, answers: emailChangeAnswers, steps: emailChangeSteps },
  {
    journey: emailConfirmationJourney,
    at: EMAIL_CONFIRMATION_AT,
    answers: emailConfirmationAnswers,
    steps: emailConfirmationSteps,
  },
  { journey: flagAnswerJourney, at: FLAG_ANSWER_AT, answers: flagAnswerAnswers, steps: flagAnswerSteps },
  {
    journey: gameCreationJourney,
    at: GAME_CREATION_AT,
    answers: gameCreationAnswers,
    steps: gameCreationSteps,
  },
  { journey: gameJoiningJourney, at: GAME_JOINING_AT, answers: gameJoiningAnswers, steps: gameJoiningSteps },
  { journey: joinLinkJourney, at: JOIN_LINK_AT, answers: joinLinkAnswers, steps: joinLinkSteps },
  { journey: membershipJourney, at: MEMBERSHIP_AT, answers: membershipAnswers, steps: membershipSteps },
  { journey: noticeJourney, at: NOTICE_AT, answers: noticeAnswers, steps: noticeSteps },
  {
    journey: participationJourney,
    at: PARTICIPATION_AT,
    answers: participationAnswers,
    steps: participationSteps,
  },
  {
    journey: passwordChangeJourney,
    at: PASSWORD_CHANGE_AT,
    answers: passwordChangeAnswers,
    steps: passwordChangeSteps,
  },
  { journey: postEditorJourney, at: POST_EDITOR_AT, answers: postEditorAnswers, steps: postEditorSteps },
  { journey: profileEditJourney, at: PROFILE_EDIT_AT, answers: profileEditAnswers, steps: profileEditSteps },
  { journey: recoveryJourney, at: RECOVERY_AT, answers: recoveryAnswers, steps: recoverySteps },
  {
    journey: registrationJourney,
    at: REGISTRATION_AT,
    answers: registrationAnswers,
    steps: registrationSteps,
  },
  { journey: resetJourney, at: RESET_AT, answers: resetAnswers, steps: resetSteps },
  { journey: sessionListJourney, at: SESSION_LIST_AT, answers: sessionListAnswers, steps: sessionListSteps },
  { journey: signInJourney, at: SIGN_IN_AT, answers: signInAnswers, steps: signInSteps },
  {
    journey: teamCreationJourney,
    at: TEAM_CREATION_AT,
    answers: teamCreationAnswers,
    steps: teamCreationSteps,
  },
  { journey: teamEditJourney, at: TEAM_EDIT_AT, answers: teamEditAnswers, steps: teamEditSteps },
  { journey: teamJoiningJourney, at: TEAM_JOINING_AT, answers: teamJoiningAnswers, steps: teamJoiningSteps },
]
