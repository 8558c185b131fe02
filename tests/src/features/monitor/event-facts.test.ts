import { expect, test } from 'vitest'
import { ANSWER_RESULTS } from '#contract/models/submission.ts'
import { challengeIn, cheatIn, verdictIn } from '#src/features/monitor/event-row.tsx'

test.each(ANSWER_RESULTS)('the verdict %s is read from an event of our server', (result) => {
  expect(verdictIn(`[${result}] `)).toBe(result)
})
test.each([
  ['[答案正确] ', 'Accepted'],
  ['[答案错误] ', 'WrongAnswer'],
] as const)('the event of a base server %s has the verdict %s', (before, result) => {
  expect(verdictIn(before)).toBe(result)
})
test('a text of another form has no verdict', () => {
  expect([verdictIn('[toString] '), verdictIn('[Wrong] '), verdictIn('')]).toEqual([null, null, null])
})
test.each([
  ['ContainerStart', 'Web shell#9 started', 'Web shell#9'],
  ['ContainerDestroy', 'it started#1 destroyed', 'it started#1'],
  ['ContainerStart', 'Box#8 启动容器实例', 'Box#8'],
  ['ContainerDestroy', 'dyn cont#2 销毁容器实例', 'dyn cont#2'],
  ['ContainerStart', 'something else', null],
  ['FlagSubmit', 'Web shell#9 started', null],
] as const)('an event %s with %s is about %s', (type, content, challenge) => {
  expect(challengeIn({ type, content })).toBe(challenge)
})

test.each([
  ['CheatDetected', 'Warm up#7  Owls ← Red Pandas', null],
  ['CheatDetected', '题目 [Own] 疑似发生违规，相关队伍 [Team u1] 和 [Team u4]', 'Own  Team u1 ← Team u4'],
  ['CheatDetected', '题目 [a] b] 疑似发生违规，相关队伍 [[x]] 和 [y]', 'a] b  [x] ← y'],
  ['Normal', '题目 [Own] 疑似发生违规，相关队伍 [Team u1] 和 [Team u4]', null],
] as const)('an event %s with %s names the cheat %s', (type, content, told) => {
  expect(cheatIn({ type, content })).toBe(told)
})
