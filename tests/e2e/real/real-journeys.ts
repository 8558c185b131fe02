import { flagAnswerReal } from './flag-answer.real.ts'
import { noticeReal } from './notice.real.ts'
import { postEditorReal } from './post-editor.real.ts'
import type { RealJourney } from './real-world.ts'
import { registrationReal } from './registration.real.ts'
import { signInReal } from './sign-in.real.ts'
import { teamJoiningReal } from './team-joining.real.ts'

/** The journeys that can be walked before a server that answers by itself. */
export const REAL_JOURNEYS: readonly RealJourney[] = [
  flagAnswerReal,
  noticeReal,
  postEditorReal,
  registrationReal,
  signInReal,
  teamJoiningReal,
]
