import {
  StateMachine,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
} from 'xstate'
import { noticesFeed } from '#contract/feeds/notices.ts'
import { feedMachineOf } from '#machines/live/feed.machine.ts'

import { POST } from '#contract/fields/post.ts'
import { editorMachineOf } from '#machines/admin/editor.machine.ts'

const files = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true })
/** There is one machine per feed, and all have the same chart, so one is enough. */
export const feedMachine: AnyStateMachine = feedMachineOf(noticesFeed)

/** There is one editor per field table, and all have the same chart, so one is enough. */
export const editorMachine: AnyStateMachine = editorMachineOf(POST)

/**
 * Searches all machines, so that a new machine cannot be forgotten: returns the ids of states for which `has`
 * finds something, with the findings.
 */
export function statesWith(has: (state: AnyStateNode) => readonly string[]): string[] {
  const machines = Object.values(files).flatMap((exported) =>
    Object.values(exported).filter((value) => value instanceof StateMachine),
  )
  const found = [...machines, feedMachine, editorMachine].flatMap(({ root }) =>
    [...inside(root)].flatMap(has),
  )
  return [...new Set(found)].sort()
}

function* inside(state: AnyStateNode): Generator<AnyStateNode> {
  yield state
  for (const inner of Object.values(state.states)) yield* inside(inner)
}

/** A machine with the events that lead to the state in which a test begins. */
export interface Start {
  machine: AnyStateMachine
  input?: unknown
  events?: readonly AnyEventObject[]
}

export const isIn = (snapshot: AnyMachineSnapshot, stateId: string): boolean =>
  snapshot._nodes.some(({ id }) => id === stateId)
