import type { AnyStateMachine } from 'xstate'
import { challengeEditingJourney } from '#tests/journeys/challenge-editing.journey.ts'
import {
  CHALLENGE_EDITING_AT,
  challengeEditingAnswers,
  challengeEditingSteps,
} from '#tests/journeys/challenge-editing.steps.ts'
import { flagAnswerJourney } from '#tests/journeys/flag-answer.journey.ts'
import { FLAG_ANSWER_AT, flagAnswerAnswers, flagAnswerSteps } from '#tests/journeys/flag-answer.steps.ts'
import { noticeJourney } from '#tests/journeys/notice.journey.ts'
import { NOTICE_AT, noticeAnswers, noticeSteps } from '#tests/journeys/notice.steps.ts'
import { postEditorJourney } from '#tests/journeys/post-editor.journey.ts'
import { POST_EDITOR_AT, postEditorAnswers, postEditorSteps } from '#tests/journeys/post-editor.steps.ts'
import { registrationJourney } from '#tests/journeys/registration.journey.ts'
import {
  REGISTRATION_AT,
  registrationAnswers,
  registrationSteps,
} from '#tests/journeys/registration.steps.ts'
import { signInJourney } from '#tests/journeys/sign-in.journey.ts'
import { SIGN_IN_AT, signInAnswers, signInSteps } from '#tests/journeys/sign-in.steps.ts'
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
    journey: challengeEditingJourney,
    at: CHALLENGE_EDITING_AT,
    answers: challengeEditingAnswers,
    steps: challengeEditingSteps,
  },
  { journey: flagAnswerJourney, at: FLAG_ANSWER_AT, answers: flagAnswerAnswers, steps: flagAnswerSteps },
  { journey: noticeJourney, at: NOTICE_AT, answers: noticeAnswers, steps: noticeSteps },
  { journey: postEditorJourney, at: POST_EDITOR_AT, answers: postEditorAnswers, steps: postEditorSteps },
  {
    journey: registrationJourney,
    at: REGISTRATION_AT,
    answers: registrationAnswers,
    steps: registrationSteps,
  },
  { journey: signInJourney, at: SIGN_IN_AT, answers: signInAnswers, steps: signInSteps },
  { journey: teamJoiningJourney, at: TEAM_JOINING_AT, answers: teamJoiningAnswers, steps: teamJoiningSteps },
]
