import { ANSWER_RESULTS, type AnswerResult } from '#contract/models/submission.ts'
import type { GameEvent } from '#contract/models/event.ts'

type EventText = Pick<GameEvent, 'type' | 'content'>

/** A base server writes Chinese words into its events, whatever the reader's language. */
const BASE_VERDICTS: ReadonlyMap<string, AnswerResult> = new Map([
  ['[答案正确] ', 'Accepted'],
  ['[答案错误] ', 'WrongAnswer'],
])

/** The verdict in front of an answer that an event reports. Null for a text of another form. */
export function verdictIn(before: string): AnswerResult | null {
  return BASE_VERDICTS.get(before) ?? ANSWER_RESULTS.find((result) => before === `[${result}] `) ?? null
}

/**
 * The challenge of an event of an instance. What the server adds to it, the kind of the event says already.
 */
export function challengeIn({ type, content }: EventText): string | null {
  if (type !== 'ContainerStart' && type !== 'ContainerDestroy') return null
  return /^([\s\S]+#\d+) (?:started|destroyed|启动容器实例|销毁容器实例)$/.exec(content)?.[1] ?? null
}

const BASE_CHEAT = /^题目 \[([\s\S]*)\] 疑似发生违规，相关队伍 \[([\s\S]*)\] 和 \[([\s\S]*)\]$/

/**
 * A cheat of a base server, as ours writes it: without words. Null where nothing needs to be put otherwise.
 */
export function cheatIn({ type, content }: EventText): string | null {
  if (type !== 'CheatDetected') return null
  const [, challenge, sender, owner] = BASE_CHEAT.exec(content) ?? []
  return challenge === undefined ? null : `${challenge}  ${sender} ← ${owner}`
}
