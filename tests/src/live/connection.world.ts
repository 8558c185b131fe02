import type { GameNotice } from '#contract/models/notice.ts'
import { toIso } from '#contract/models/time.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { snapshotOf, toBoardModel } from '#contract/rules/board/compact-form.ts'
import { boardOf, withFact } from '#contract/rules/board/fold-board.ts'
import type { Positions, StreamItems, StreamName, StreamPart } from '#contract/streams.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { aSnapshot, CHALLENGE_ID, plainShape, START, TEAM_ID } from '../../contract/board/snapshot.ts'

export type Fault = 'lose' | 'repeat' | 'swap' | 'delay'
interface Held {
  say: (heard: ConnectionEvent) => void
  isUp: boolean
  sent: StreamPart[][]
}
/** The limit is small, so that a client with a slightly longer gap is too late. */
const MAX_REPORTED = 3
const DIAL_MS = 40
/** An early response arrives before the pushed message, a late one after it. */
const ANSWER_MS = { late: 30, early: 90 }

/**
 * A server that numbers its streams, with connections that fail on request. It uses the timers of the test.
 */
export function openCountingServer() {
  const items: { board: StreamItems['board'][]; notices: StreamItems['notices'][] } = {
    board: [],
    notices: [],
  }
  let board: Board = boardOf(aSnapshot(plainShape(4, 3)))
  let notices: readonly GameNotice[] = []
  let [moments, ids] = [0, 0]
  const lines = new Set<Held>()
  let fault: Fault | null = null
  let failures = 0
  const counts = { dialled: 0, asked: 0, tooLate: 0 }

  function part<Name extends 'board' | 'notices'>(
    stream: Name,
    from: number,
    told: readonly StreamItems[Name][] | null,
  ): StreamPart {
    return { stream, from, items: told } as StreamPart
  }
  function since(stream: StreamName, last: number | null): StreamPart[] {
    if (stream !== 'board' && stream !== 'notices') return []
    const all = items[stream]
    if (last === null) return [part(stream, all.length + 1, [])]
    if (last > all.length || all.length - last > MAX_REPORTED) {
      counts.tooLate += 1
      return [part(stream, all.length + 1, null)]
    }
    return [part(stream, last + 1, all.slice(last) as never)]
  }
  /** Applies the next fault once to the messages in flight. */
  function send(line: Held, parts: StreamPart[]) {
    const now = fault
    fault = null
    if (now === 'lose') return
    if (now === 'swap' || now === 'delay') {
      line.sent.push(parts)
      if (now === 'delay') setTimeout(() => flush(line), 300)
      return
    }
    say(line, parts)
    if (now === 'repeat') say(line, parts)
    flush(line)
  }
  const say = (line: Held, parts: StreamPart[]) => line.isUp && line.say({ type: 'hub.heard', parts })
  const flush = (line: Held) => line.sent.splice(0).forEach((parts) => say(line, parts))
  function tell<Name extends 'board' | 'notices'>(stream: Name, item: StreamItems[Name]) {
    const all = items[stream] as StreamItems[Name][]
    all.push(item)
    for (const line of lines) send(line, [part(stream, all.length, [item])])
  }
  async function answer<Value>(read: () => Value, isLate: boolean): Promise<Outcome<Value>> {
    counts.asked += 1
    const before = read()
    await new Promise((come) => setTimeout(come, isLate ? ANSWER_MS.late : ANSWER_MS.early))
    if (failures > 0) {
      failures -= 1
      return { ok: false, problem: { kind: 'unreachable' } }
    }
    return { ok: true, value: isLate ? read() : before }
  }
  return {
    counts,
    board: () => board,
    notices: () => notices,
    connect(positions: Positions, told: (heard: ConnectionEvent) => void): () => void {
      counts.dialled += 1
      const line: Held = { say: told, isUp: true, sent: [] }
      const dialling = setTimeout(() => {
        lines.add(line)
        told({ type: 'hub.opened' })
        if (line.isUp)
          told({ type: 'hub.heard', parts: [...positions].flatMap(([stream, last]) => since(stream, last)) })
      }, DIAL_MS)
      return () => {
        clearTimeout(dialling)
        line.isUp = false
        lines.delete(line)
      }
    },
    cut() {
      for (const line of lines) {
        lines.delete(line)
        line.isUp = false
        line.say({ type: 'hub.dropped' })
      }
    },
    breaks: (next: Fault) => void (fault = next),
    heals() {
      fault = null
      failures = 0
    },
    fails: () => void (failures += 1),
    /** The board as the wire sends it: times in whole seconds, and derived from the solves. */
    readBoard: (isLate: boolean) =>
      answer(() => {
        const snapshot = snapshotOf(toBoardModel(board))
        if (!snapshot) throw new Error('The board is none.')
        return { board: boardOf(snapshot), items: null }
      }, isLate),
    readNotices: (isLate: boolean) => answer(() => notices, isLate),
    solves(team: number, challenge: number) {
      const fact = {
        kind: 'solve',
        teamId: TEAM_ID + team,
        challengeId: CHALLENGE_ID + challenge,
        at: START + (moments += 137),
        user: 'ann',
      } as const
      const next = withFact(board, { ...fact, seq: board.seq + 1 })
      if (!next) throw new Error('The fact does not follow.')
      board = next
      tell('board', fact)
    },
    changes() {
      const snapshot = snapshotOf(toBoardModel(board))
      if (!snapshot) throw new Error('The board is none.')
      const [first, ...others] = snapshot.challenges
      board = boardOf({
        ...snapshot,
        seq: board.seq + 1,
        challenges: first ? [{ ...first, title: `renamed ${board.seq}` }, ...others] : [],
      })
      tell('board', { kind: 'change' })
    },
    hides() {
      board = { ...board, seq: board.seq + 1 }
      tell('board', { kind: 'hidden' })
    },
    notes(act: 'add' | 'change' | 'remove') {
      const [last] = notices
      if (act === 'add' || !last) {
        const notice: GameNotice = {
          id: (ids += 1),
          type: 'Normal',
          content: `notice ${ids}`,
          time: toIso(START + (moments += 137)),
        }
        notices = [notice, ...notices]
        return tell('notices', { kind: 'added', notice })
      }
      if (act === 'remove') {
        notices = notices.slice(1)
        return tell('notices', { kind: 'removed', id: last.id })
      }
      const notice = { ...last, content: `${last.content}, corrected` }
      notices = [notice, ...notices.slice(1)]
      return tell('notices', { kind: 'changed', notice })
    },
  }
}
export type CountingServer = ReturnType<typeof openCountingServer>
