import { instant } from '#contract/models/time.ts'
import { afterAct, clockBar, type ClockAct, type ClockState } from '#contract/rules/clock-acts.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import type { ClockFacts } from '#machines/admin/clock-act.machine.ts'
import type { RoomClockWords } from '#src/text/areas/room-clock.en.ts'
import { toClockState } from './clock-state.ts'

export interface ChangedMoment {
  moment: 'start' | 'wave' | 'freeze' | 'end' | 'writeups'
  from: number | null
  to: number | null
  /** Keeps its distance to another moment. */
  isAlong: boolean
}
/** One consequence. `costs` is amber, `lost` is red. */
export interface Consequence {
  kind: 'plain' | 'costs' | 'lost'
  text: string
}

/** The moments that an act changes. Empty if the clock does not allow the act now. */
export function changedMoments(act: ClockAct, state: ClockState, now: number): ChangedMoment[] {
  if (clockBar(act.kind, state, now) !== null) return []
  const after = afterAct(act, state, now)
  const at = gameNow(state, now)
  const wave = state.windows
    .filter(({ opensAt }) => opensAt !== null && opensAt > at)
    .toSorted((a, b) => (a.opensAt ?? 0) - (b.opensAt ?? 0))[0]
  const waveAfter = after.windows.find(({ challengeId }) => challengeId === wave?.challengeId)
  const main = act.kind === 'start' ? 'start' : act.kind === 'freeze' ? 'freeze' : 'end'
  const rows = [
    { moment: 'start', from: state.startsAt, to: after.startsAt },
    { moment: 'wave', from: wave?.opensAt ?? null, to: waveAfter?.opensAt ?? null },
    { moment: 'freeze', from: state.freezeAt, to: after.freezeAt },
    { moment: 'end', from: state.endsAt, to: after.endsAt },
    { moment: 'writeups', from: state.writeupsUntil, to: after.writeupsUntil },
  ] as const
  return rows
    .filter(({ from, to }) => from !== to)
    .map((row) => ({ ...row, isAlong: row.moment !== main && row.to !== null }))
}

/** Null for zero, so that its line is left out. */
const some = (count: number | null) => (count === 0 ? null : count)

/** Says in the server's numbers what the act does. An unknown number leaves its line out. */
export function consequences(act: ClockAct, facts: ClockFacts, words: RoomClockWords['act']): Consequence[] {
  const { effects, findings, schedule } = facts
  const state = toClockState(schedule)
  const { teams = null, containers = null, hiddenSolves = null } = effects ?? {}
  const { waitingTeams = 0, practiceSolves = 0 } = effects ?? {}
  const line = (kind: Consequence['kind'], text: string | null) => (text === null ? [] : [{ kind, text }])
  const of = (count: number | null, say: (count: number) => string) => (count === null ? null : say(count))
  switch (act.kind) {
    case 'start': {
      const { lines } = words.start
      const open = schedule.challenges.filter(
        ({ isEnabled, opensAt }) => isEnabled && (opensAt === null || instant(opensAt) <= state.startsAt),
      ).length
      return [
        ...line(
          'lost',
          of(teams, (count) => lines.teams(count, open)),
        ),
        ...line('costs', of(some(findings), lines.findings)),
        ...line('costs', of(some(waitingTeams), lines.waiting)),
      ]
    }
    case 'pause': {
      const { lines } = words.pause
      return [
        ...line('costs', of(teams, lines.answers)),
        ...line('plain', lines.moments),
        ...line('plain', of(some(containers), lines.instances)),
      ]
    }
    case 'resume':
      return [
        ...line('plain', of(teams, words.resume.lines.answers)),
        ...line('plain', of(some(containers), words.resume.lines.instances)),
      ]
    case 'extend':
      return [
        ...line('plain', of(teams, words.extend.lines.teams)),
        ...line('plain', words.extend.lines.scores),
      ]
    case 'freeze': {
      const { lines } = words.freeze
      return [
        ...line('costs', lines.board),
        ...line('plain', of(teams, lines.teams)),
        ...line('plain', lines.bloods),
      ]
    }
    case 'reveal': {
      const { lines } = words.reveal
      return [...line('lost', of(hiddenSolves, lines.solves)), ...line('costs', lines.ceremony)]
    }
    case 'end': {
      const { lines } = words.end
      const at = gameNow(state, facts.readAt)
      const left = schedule.challenges.filter(
        ({ isEnabled, opensAt }) => isEnabled && opensAt !== null && instant(opensAt) > at,
      ).length
      return [
        ...line('lost', of(teams, lines.answers)),
        ...line('costs', of(some(containers), lines.instances)),
        ...line('costs', state.freezeAt !== null && state.freezeAt > at ? lines.freeze : null),
        ...line('costs', of(some(left), lines.waves)),
      ]
    }
    case 'reopen': {
      const { lines } = words.reopen
      return [
        ...line('costs', of(teams, lines.answers)),
        ...line('costs', of(some(practiceSolves), lines.practice)),
        ...line('plain', lines.instances),
      ]
    }
    default:
      return act satisfies never
  }
}
