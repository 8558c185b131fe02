import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Extensions } from '../../tests/journeys/base-form.ts'

/** The folder into which the tests of the journeys write on which wire their paths went. */
export const WIRES = '.cache/wires'

export interface Wired {
  journey: string
  /** Paths before a server without extensions. */
  base: number
  /** Paths before a server that announces some. */
  ours: number
}
/** By journey: what a user of a server without extensions does instead. */
export type Absent = Readonly<Record<string, { needs: readonly string[]; instead: string }>>
export interface Walkable {
  id: string
  /** Null: the journey is walked before one server only. */
  extensions: Extensions | null
}

export function readWires(folder = WIRES): Wired[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) =>
    [...entriesOf(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))].map(([journey, count]) => ({
      journey,
      base: Number(entriesOf(count).get('base')),
      ours: Number(entriesOf(count).get('ours')),
    })),
  )
}

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** Each journey runs its paths before a base server, or is an exception, and never both. */
export function wireFaults(journeys: readonly Walkable[], wires: readonly Wired[], absent: Absent): string[] {
  const names = new Set(journeys.map(({ id }) => id))
  return [
    ...journeys.flatMap(({ id, extensions }) => {
      const { base, ours } = wires.find(({ journey }) => journey === id) ?? { base: 0, ours: 0 }
      if (base + ours === 0) return [`${id} was not walked`]
      if (id in absent) return base === 0 ? [] : [`${id} runs on the base wire, so it is no exception`]
      if (extensions === null)
        return ours === 0
          ? []
          : [
              `${id} has ${ours} paths that no base server is asked for, names no extensions, and is no exception`,
            ]
      return base > 0 && ours > 0 ? [] : [`${id} names extensions and is walked on one wire only`]
    }),
    ...Object.keys(absent)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is no journey`),
  ]
}

export function wireTable(journeys: readonly Walkable[], wires: readonly Wired[], absent: Absent): string {
  const onBase = wires.filter(({ base }) => base > 0)
  const sum = onBase.reduce((all, { base }) => all + base, 0)
  const twice = journeys.flatMap(({ id, extensions }) => (extensions === null ? [] : [{ id, extensions }]))
  return [
    `  ${onBase.length} journeys with ${sum} paths before a server without extensions:`,
    `    ${onBase
      .map(({ journey, base }) => `${journey} ${base}`)
      .toSorted()
      .join(', ')}`,
    `  ${twice.length} of them before a server with extensions, too, and the events that only these make possible:`,
    ...twice.map(({ id, extensions }) => `    ${id.padEnd(20)} ${leftOut(extensions)}`),
    `  ${Object.keys(absent).length} journeys that such a server does not have, with what it has instead:`,
    ...Object.entries(absent).map(
      ([journey, { needs, instead }]) => `    ${journey.padEnd(20)} ${needs.join(', ')}: ${instead}`,
    ),
  ].join('\n')
}

const leftOut = (extensions: Extensions) =>
  Object.entries(extensions)
    .map(([name, events]) => `${name}: ${events.length === 0 ? 'none' : events.join(', ')}`)
    .join('; ')
