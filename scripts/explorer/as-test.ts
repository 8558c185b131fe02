import { literalOf, quoted } from './literal.ts'
import type { Actor, Heard } from './messages.ts'

/** The file of a machine in `machines/`, and the name under which it exports the machine. */
export interface Source {
  file: string
  exported: string
}
export type Copy = { ok: true; text: string } | { ok: false; why: string }

/** Shorter gaps between events change nothing, and would only fill the test. */
const SHORTEST_GAP_MS = 1_000
const CLOCK = 'now'

/**
 * The events of an actor as a test that runs. `wanted` is the state that should follow the last of them. Null: the
 * one that followed.
 */
export function asTest(actor: Actor, source: Source | null, wanted: string | null): Copy {
  if (source === null)
    return { ok: false, why: 'A function makes this machine for each use, so no file exports it.' }
  if (actor.forgotten > 0)
    return { ok: false, why: `Its first ${actor.forgotten} events are no longer kept.` }
  const heard = actor.heard.filter(({ type }) => type !== 'xstate.stop')
  const last = heard.at(-1)
  const input = actor.input === undefined ? 'undefined' : literalOf(actor.input, CLOCK)
  const steps = stepsOf(actor, heard, wanted)
  const helpers = [...(/\bnotRecorded\(/.test(`${input}${steps.join('')}`) ? ['notRecorded'] : []), 'replay']
  return {
    ok: true,
    text: `import { test } from 'vitest'
import { ${source.exported} } from '#${source.file}'
import { ${helpers.join(', ')} } from '#tests/machines/replay.ts'

test(${quoted(titleOf(actor, heard, wanted))}, () => {
  const machine = replay(${source.exported}, (${input.includes(CLOCK) ? CLOCK : ''}) => ${bracketed(input)}, ${actor.clockAt})
  machine.shows(${quoted(last === undefined && wanted !== null ? wanted : actor.first)})
${steps.map((step) => `  ${step}\n`).join('')}})
`,
  }
}

function stepsOf(actor: Actor, heard: readonly Heard[], wanted: string | null): string[] {
  const ends = heard.map(({ state }, nth) =>
    quoted(nth === heard.length - 1 && wanted !== null ? wanted : state),
  )
  let clockedAt = actor.startedAt
  let state = actor.first
  return heard.flatMap((one, nth) => {
    const gap = Math.ceil(one.at - clockedAt)
    const end = ends[nth] ?? ''
    const steps: string[] = []
    if (one.isDelay) {
      // The timer may have ended a millisecond early on the clock of the page.
      steps.push(`machine.waits(${gap + 1}, ${end})`)
    } else {
      if (gap >= SHORTEST_GAP_MS) steps.push(`machine.waits(${gap}, ${quoted(state)})`)
      steps.push(stepOf(one, end))
    }
    if (one.isDelay || gap >= SHORTEST_GAP_MS) clockedAt = one.at
    ;({ state } = one)
    return steps
  })
}

const stepOf = ({ event, answered }: Heard, end: string): string =>
  answered === null
    ? `machine.hears(${literalOf(event, CLOCK)}, ${end})`
    : `machine.answers(${[
        quoted(answered.effect),
        literalOf(answered.output, CLOCK),
        end,
        quoted(answered.id),
      ].join(', ')})`

function titleOf({ machine, first }: Actor, heard: readonly Heard[], wanted: string | null): string {
  const names = heard.map(({ type, answered, isDelay }) =>
    answered === null ? (isDelay ? 'a wait' : type) : `${answered.effect} answers`,
  )
  return `${machine} comes to ${wanted ?? heard.at(-1)?.state ?? first} by ${names.join(', then ') || 'its start'}`
}

const bracketed = (text: string) => (text.startsWith('{') ? `(${text})` : text)
