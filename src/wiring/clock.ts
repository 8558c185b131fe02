import { getEffects } from '#contract/calls/effects.ts'
import { getGameToEdit } from '#contract/calls/edit.ts'
import { getFreeze, revealBoard } from '#contract/calls/freeze.ts'
import { getGame, listGames } from '#contract/calls/game.ts'
import { checkOpening } from '#contract/calls/opening-check.ts'
import {
  endGame,
  extendGame,
  freezeBoard,
  getSchedule,
  pauseGame,
  planSchedule,
  reopenGame,
  resumeGame,
  startGame,
} from '#contract/calls/schedule.ts'
import type { SchedulePlanModel } from '#contract/models/schedule.ts'
import type { Outcome } from '#contract/problem.ts'
import type { ClockAct, ClockActKind } from '#contract/rules/clock-acts.ts'
import type { ClockFacts } from '#machines/admin/clock-act.machine.ts'
import type { ClientServices } from './services.ts'

const MINUTE_MS = 60_000

/** The acts on the clock of a game, with the figures of their dialogs. */
export function wireClock({ request, reads, clock }: Pick<ClientServices, 'request' | 'reads' | 'clock'>) {
  const refresh = (id: number) => {
    for (const call of [getSchedule, getFreeze, getGameToEdit, getGame])
      reads.refresh(call, { params: { id } })
    reads.refresh(listGames, {})
  }
  return {
    async plan(id: number, body: SchedulePlanModel, signal: AbortSignal): Promise<Outcome<null>> {
      const done = await request(planSchedule, { params: { id }, body }, signal)
      if (done.ok) reads.adopt(getSchedule, { params: { id } }, done.value)
      refresh(id)
      return done.ok ? { ok: true, value: null } : done
    },
    async readFacts(id: number, act: ClockActKind, signal: AbortSignal): Promise<Outcome<ClockFacts>> {
      const sent = { params: { id } }
      const [schedule, effects, findings] = await Promise.all([
        request(getSchedule, sent, signal),
        request(getEffects, sent, signal),
        act === 'start' ? request(checkOpening, sent, signal) : null,
      ])
      if (!schedule.ok) return schedule
      reads.adopt(getSchedule, sent, schedule.value)
      return {
        ok: true,
        value: {
          schedule: schedule.value,
          effects: effects.ok ? effects.value : null,
          findings: findings?.ok
            ? findings.value.filter(({ severity }) => severity === 'Error').length
            : null,
          readAt: clock.now(),
        },
      }
    },
    async carryOut(
      id: number,
      act: ClockAct,
      notice: string | null,
      signal: AbortSignal,
    ): Promise<Outcome<null>> {
      const place = { params: { id } }
      const done = await send(act)
      refresh(id)
      return done.ok ? { ok: true, value: null } : done

      function send(doing: ClockAct): Promise<Outcome<object>> {
        const told = { ...place, body: { notice } }
        switch (doing.kind) {
          case 'start':
            return request(startGame, told, signal)
          case 'pause':
            return request(pauseGame, told, signal)
          case 'resume':
            return request(resumeGame, told, signal)
          case 'freeze':
            return request(freezeBoard, told, signal)
          case 'reveal':
            return request(revealBoard, told, signal)
          case 'end':
            return request(endGame, told, signal)
          case 'extend':
          case 'reopen': {
            const body = { minutes: Math.round(doing.byMs / MINUTE_MS), notice }
            return request(doing.kind === 'extend' ? extendGame : reopenGame, { ...place, body }, signal)
          }
          default:
            return doing satisfies never
        }
      }
    },
  }
}
