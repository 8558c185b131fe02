import { cpuOfAnswers } from './submitting.ts'

export const name = 'submit-right'
export const bar = 2
export const unit = 'ms of CPU'
export const run = (tell: (line: string) => void) =>
  cpuOfAnswers((contest, team, challenge) => contest.rightFlag(team, challenge), { solves: true }, tell)
