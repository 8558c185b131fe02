import type { BoardRead } from '#contract/feeds/board.ts'
import type { Feed } from '#contract/feeds/feed.ts'
import { boardFeed } from '#contract/feeds/board.ts'
import { eventsFeed } from '#contract/feeds/events.ts'
import { auditFeed } from '#contract/feeds/audit.ts'
import { logsFeed } from '#contract/feeds/logs.ts'
import { noticesFeed } from '#contract/feeds/notices.ts'
import { submissionsFeed } from '#contract/feeds/submissions.ts'
import { NO_UPDATES, teamFeed } from '#contract/feeds/team.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Positions } from '#contract/streams.ts'
import { effect } from '#machines/effect.ts'
import {
  connectionEffects,
  connectionMachine,
  type ConnectionCommand,
} from '#machines/live/connection.machine.ts'
import { feedMachineOf, type FeedMachine, type SnapshotRequest } from '#machines/live/feed.machine.ts'
import type { NetworkEvent } from '#machines/live/connection-events.ts'
import type { HubAddress } from '#machines/live/hub-address.ts'
import { subscription } from '#machines/live/subscription.ts'
import type { LiveMachines, LiveSource, Listener } from '#machines/live/live-types.ts'

export interface Answers {
  readBoard: () => Promise<Outcome<BoardRead>>
  readNotices: () => Promise<Outcome<readonly GameNotice[]>>
  holdLine: (
    dialled: { place: HubAddress; positions: () => Positions },
    say: (said: ConnectionCommand) => void,
  ) => () => void
}

/** Live sources whose responses and connections come from a test. */
export function aSource(
  answers: Partial<Answers>,
  standing: Listener = { kind: 'nobody' },
  random: () => number = () => 0.1,
) {
  const looking = new Set<(heard: NetworkEvent) => void>()
  const following = new Set<() => void>()
  const line: { say: (said: ConnectionCommand) => void } = { say: () => {} }
  let who = standing
  const watch = (_: object, say: (heard: NetworkEvent) => void) => {
    looking.add(say)
    return () => void looking.delete(say)
  }
  function filled<Value, Item>(
    feed: Feed<Value, Item>,
    read: () => Promise<Outcome<Value>>,
  ): FeedMachine<Value, Item> {
    return feedMachineOf(feed).provide({
      actors: {
        readSnapshot: effect<SnapshotRequest<Value>, Outcome<Value>>('readSnapshot').by(read),
        watchNetwork: subscription<object, NetworkEvent>('watchNetwork').by(watch),
      },
    })
  }
  const nothing = async (): Promise<Outcome<never[]>> => ({ ok: true, value: [] })
  const never = () => new Promise<never>(() => {})
  const refreshMs = () => 10_000
  const machines: LiveMachines = {
    connection: connectionMachine.provide({
      actors: {
        holdLine: connectionEffects.holdLine.by(
          answers.holdLine ??
            ((_, say) => {
              line.say = say
              return () => {}
            }),
        ),
        watchNetwork: connectionEffects.watchNetwork.by(watch),
      },
    }),
    feeds: {
      board: { stream: 'board', machine: () => filled(boardFeed, answers.readBoard ?? never), refreshMs },
      fullBoard: { stream: 'board', machine: () => filled(boardFeed, never), refreshMs },
      notices: {
        stream: 'notices',
        machine: () => filled(noticesFeed, answers.readNotices ?? nothing),
        refreshMs,
      },
      team: {
        stream: 'team',
        machine: () => filled(teamFeed, async () => ({ ok: true, value: NO_UPDATES })),
        refreshMs: () => null,
      },
      events: { stream: 'monitor', machine: () => filled(eventsFeed, nothing), refreshMs },
      submissions: { stream: 'monitor', machine: () => filled(submissionsFeed, nothing), refreshMs },
      audit: { stream: 'audit', machine: () => filled(auditFeed, nothing), refreshMs },
      logs: { stream: 'logs', machine: () => filled(logsFeed, nothing), refreshMs },
    },
  }
  const source: LiveSource = {
    machines: async () => machines,
    facts: { now: Date.now, random },
    standing: {
      read: () => who,
      follow(changed) {
        following.add(changed)
        return () => void following.delete(changed)
      },
    },
  }
  return {
    source,
    look: () => looking.forEach((say) => say({ type: 'page.woke' })),
    say: (said: ConnectionCommand) => line.say(said),
    becomes(next: Listener) {
      who = next
      following.forEach((changed) => changed())
    },
  }
}
