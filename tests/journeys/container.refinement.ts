import { toContainerView } from '#machines/game/container.facts.ts'
import { containerMachine } from '#machines/game/container.machine.ts'
import type { ContainerReport, KnownContainer } from '#machines/game/container-effects.ts'
import { containerJourney } from './container.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const MINUTE = 60_000
const LEAD_MS = 3_000
const TOO_SOON = { kind: 'too-often', retryAfterMs: 8_000, title: null } as const
const running = (now: number, ms = 10 * MINUTE + LEAD_MS): KnownContainer => ({
  phase: 'Running',
  entry: '192.0.2.7:31337',
  stopsAt: now + ms,
  user: 'grace',
})
const waiting = (phase: 'Queued' | 'Creating', ahead = 0): KnownContainer => ({ phase, ahead, user: 'ada' })
const reportOf = (container: KnownContainer | null, end: ContainerReport['end'] = null): ContainerReport => ({
  container,
  end,
  hasRuntime: true,
})
const reported = (...report: Parameters<typeof reportOf>) =>
  ({ type: 'server.reported', report: reportOf(...report) }) as const
const prolonged = (now: number) => running(now, 130 * MINUTE)
const woke = [{ sleeps: 11 * MINUTE }, { type: 'page.woke' }] as const
const found = { type: 'network.found' } as const
const NOTHING = reportOf(null)

const absent = { kind: 'absent', gone: null, problem: null } as const
const shown = { kind: 'running', entry: '192.0.2.7:31337', user: 'grace', doing: null } as const
const up = { ...shown, isLastCall: false, problem: null } as const

export const containerRefinement = refines(containerJourney, containerMachine, toContainerView, {
  input: (now) => ({ game: 1, challenge: 7, title: 'Warm up', report: NOTHING, now }),
  asks: ['asking'],
  events: {
    'the player starts one': { type: 'start' },
    'the player is impatient': { type: 'start' },
    'a team-mate starts one': ({ now }) => reported(running(now)),
    'others come first': [2_000, { readContainer: yes(reportOf(waiting('Queued', 2))) }],
    'it is made': reported(waiting('Creating')),
    'it comes up': ({ from, now }) =>
      from === 'asked' ? { startContainer: yes(running(now)) } : reported(running(now)),
    'it cannot be made': [{ startContainer: no(REFUSED) }, reported(null, 'Failed')],
    'the limit is reached': [{ startContainer: no(REFUSED) }, { readContainer: yes(NOTHING) }],
    'it was too soon': { startContainer: no(TOO_SOON) },
    'the answer is lost': [{ startContainer: no(CUT) }, { readContainer: no(CUT) }],
    'the line is back, and it runs': ({ now }) => [found, { readContainer: yes(reportOf(running(now))) }],
    'the line is back, and there is none': [found, { readContainer: yes(NOTHING) }],
    'the player takes it back': [{ type: 'destroy' }, { destroyContainer: yes(null) }],
    // The last minutes begin within the wait until it can be destroyed.
    'the wait is over': ({ from }) =>
      from === 'destroyed' ? 10_000 : from === 'held' ? [LEAD_MS, 8_000 - LEAD_MS] : 8_000,
    'the player copies the address': [],
    'the player copies it with one key': [],
    'the player wants it gone': { type: 'destroy' },
    'the player thinks better of it': { askFirst: 'cancelled' },
    'the player is sure': [{ askFirst: 'confirmed' }, { destroyContainer: yes(null) }],
    'the player is sure, and it is too soon': [{ askFirst: 'confirmed' }, { destroyContainer: no(TOO_SOON) }],
    'a team-mate destroys it': reported(null, 'Destroyed'),
    'it stops by itself': reported(null, 'Died'),
    'the organisers close the challenge': reported(null, 'Closed'),
    'its last minutes come': LEAD_MS,
    'the player prolongs it': ({ now }) => [{ type: 'prolong' }, { prolongContainer: yes(prolonged(now)) }],
    'a team-mate prolongs it': ({ now }) => reported(prolonged(now)),
    'the server is asked to prolong it and says no': ({ now }) => [
      { type: 'prolong' },
      { prolongContainer: no(REFUSED) },
      { readContainer: yes(reportOf(running(now, 10 * MINUTE))) },
    ],
    'the device sleeps over its end': [...woke, { readContainer: yes(NOTHING) }],
    'the device sleeps over its end without a line': [...woke, { readContainer: no(CUT) }],
    'the line is back, and it is gone': [found, { readContainer: yes(NOTHING) }],
    'the line is back, and a team-mate had prolonged it': ({ now }) => [
      found,
      { readContainer: yes(reportOf(prolonged(now))) },
    ],
    'the flag is right': [{ type: 'solved' }, { destroyContainer: yes(null) }],
    'the flag is right so soon after the start': [{ type: 'solved' }, { destroyContainer: no(TOO_SOON) }],
  },
  states: {
    none: { kind: 'absent', problem: null, allowedAt: null },
    asked: { kind: 'starting', step: 'Sent', canCancel: false, problem: null },
    inLine: { kind: 'starting', step: 'Queued', ahead: 2, user: 'ada', canCancel: true },
    made: { kind: 'starting', step: 'Creating', ahead: 0, user: 'ada', canCancel: true },
    refused: { ...absent, problem: REFUSED },
    failed: { ...absent, problem: REFUSED },
    cooling: { kind: 'absent', problem: TOO_SOON },
    unsure: { kind: 'unsure' },
    lost: { ...absent, problem: CUT },
    up: ({ now }) => ({ ...up, stopsAt: now + 10 * MINUTE + LEAD_MS }),
    copied: up,
    asking: up,
    held: { ...up, problem: TOO_SOON },
    freeAgain: { ...shown, problem: null, allowedAt: null },
    destroyed: { ...absent, gone: 'Destroyed' },
    destroyedByOther: { ...absent, gone: 'Destroyed' },
    died: { ...absent, gone: 'Died' },
    closed: { ...absent, gone: 'Closed' },
    lastCall: { ...up, isLastCall: true },
    lastCallRefused: { ...up, isLastCall: true, problem: REFUSED },
    prolonged: ({ now }) => ({ ...up, stopsAt: now + 130 * MINUTE }),
    over: { ...absent, gone: 'Expired' },
    offline: { kind: 'unsure' },
    served: { ...absent, gone: 'Solved' },
    servedAndUp: up,
  },
})
