import { expect, test } from 'vitest'
import { ANSWER_RESULTS } from '#contract/models/submission.ts'
import { challengeIn, verdictIn } from '#src/features/monitor/event-facts.ts'

test.each(ANSWER_RESULTS)('the verdict %s is read from the text of the wire', (result) => {
  expect(verdictIn(`[${result}] `)).toBe(result)
})
test('a text of another form has no verdict', () => {
  expect([verdictIn('[toString] '), verdictIn('[Wrong] '), verdictIn('')]).toEqual([null, null, null])
})
test.each([
  ['ContainerStart', 'Web shell#9 started', 'Web shell#9'],
  ['ContainerDestroy', 'it started#1 destroyed', 'it started#1'],
  ['ContainerStart', 'something else', null],
  ['FlagSubmit', 'Web shell#9 started', null],
] as const)('an event %s with %s is about %s', (type, content, challenge) => {
  expect(challengeIn({ type, content })).toBe(challenge)
})
