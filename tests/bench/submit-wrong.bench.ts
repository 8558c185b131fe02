import { cpuOfAnswers } from './submitting.ts'

export const name = 'submit-wrong'
export const bar = 1
export const unit = 'ms of CPU'
export const run = (tell: (line: string) => void) =>
  cpuOfAnswers((_, team, challenge) => `flag{guess-${team}-${challenge}}`, { solves: false }, tell)
