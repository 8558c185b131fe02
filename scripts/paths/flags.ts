import { parseArgs } from 'node:util'
import { readOtherServer, type OtherServer } from '../e2e/flags.ts'
import type { Choice } from './plan.ts'

export interface PathsFlags {
  /** Null: all are listed. */
  name: string | null
  form: 'markdown' | 'json' | 'mermaid' | 'svg'
  /** Prints what the last run of the journeys reached of the machines. */
  coverage: boolean
  /** Plants faults in machines and prints how many of them the tests see. */
  faults: boolean
  choice: Choice
  /** Walks the paths in a browser instead of printing them. */
  run: boolean
  isHeaded: boolean
  /** Walks them on the shipped client. */
  isShipped: boolean
  /** Walks them before a server that answers by itself. */
  isReal: boolean
  /** Null: one of our own. */
  server: OtherServer | null
  /** Walks the whole product by lot for this long. Null: walks no such walk. */
  wander: { ms: number; as: 'player' | 'organiser' } | null
}
export type FlagsReading = { ok: true; flags: PathsFlags } | { ok: false; complaint: string }

const FORMS = ['json', 'mermaid', 'svg'] as const

export const OPTIONS = {
  json: { type: 'boolean' },
  mermaid: { type: 'boolean' },
  svg: { type: 'boolean' },
  coverage: { type: 'boolean' },
  faults: { type: 'boolean' },
  run: { type: 'boolean' },
  headed: { type: 'boolean' },
  shipped: { type: 'boolean' },
  real: { type: 'boolean' },
  server: { type: 'string' },
  admin: { type: 'string' },
  'admin-password': { type: 'string' },
  wander: { type: 'string' },
  as: { type: 'string' },
  shortest: { type: 'boolean' },
  simple: { type: 'boolean' },
  to: { type: 'string' },
  max: { type: 'string' },
  seed: { type: 'string' },
} as const

export function readPathsFlags(args: readonly string[]): FlagsReading {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const { shortest, simple, to, max, seed } = values
    const [name, extra] = positionals
    if (extra !== undefined)
      return wrong(`only one name can be given, and ${JSON.stringify(extra)} is a second`)
    const forms = FORMS.filter((form) => values[form])
    if (forms.length > 1) return wrong(`--${forms.join(' and --')} exclude each other`)
    const idle = (['headed', 'shipped', 'real', 'server', 'admin', 'admin-password'] as const).find(
      (flag) => values[flag] !== undefined,
    )
    const wander = wanderOf(values.wander, values.as)
    if (typeof wander === 'string') return wrong(wander)
    const alien = WANDERING.find((key) => values[key] !== undefined)
    if (wander !== null && (name !== undefined || alien !== undefined))
      return wrong(`--wander goes through the whole product and takes no ${alien ? `--${alien}` : 'name'}`)
    if (idle !== undefined && !values.run && !(wander !== null && idle === 'headed'))
      return wrong(`--${idle} is for --run`)
    const server = readOtherServer(values)
    if (!server.ok) return wrong(server.complaint)
    const isReal = values.real === true || server.server !== null
    if (isReal && values.shipped)
      return wrong('with --shipped the steps answer, and with --real a server does')
    if (values.run && forms.length > 0) return wrong(`--run and --${forms.join()} exclude each other`)
    if (shortest && simple) return wrong('--shortest and --simple exclude each other')
    if (name !== undefined && values.coverage)
      return wrong('--coverage is about all machines and takes no name')
    const alone = Object.keys(values).find((key) => !['coverage', 'json'].includes(key))
    if (values.coverage && alone !== undefined) return wrong(`--coverage and --${alone} exclude each other`)
    const beside = Object.keys(values).find((key) => !['faults', 'json', 'max', 'seed'].includes(key))
    if (values.faults && beside !== undefined) return wrong(`--faults and --${beside} exclude each other`)
    if (
      name === undefined &&
      !values.faults &&
      wander === null &&
      Object.keys(values).some((key) => !['json', 'coverage'].includes(key))
    )
      return wrong('give the name of a journey or a machine; npm run paths lists them')
    if (max !== undefined && !/^[1-9]\d{0,5}$/.test(max)) return wrong('--max must be a number from 1')
    if (seed !== undefined && !/^\d{1,9}$/.test(seed))
      return wrong('--seed must be a number from 0 to 999999999')
    return {
      ok: true,
      flags: {
        name: name ?? null,
        coverage: values.coverage ?? false,
        faults: values.faults ?? false,
        run: values.run ?? false,
        isHeaded: values.headed ?? false,
        isShipped: values.shipped ?? false,
        isReal,
        server: server.server,
        wander,
        form: forms[0] ?? 'markdown',
        choice: {
          which: shortest ? 'shortest' : simple ? 'simple' : 'arrows',
          to: to ?? null,
          max: max === undefined ? null : Number(max),
          seed: seed === undefined ? null : Number(seed),
        },
      },
    }
  } catch (error) {
    // The message of `parseArgs` is long. Its first sentence names the option.
    return wrong(String(error instanceof Error ? error.message : error).split(/\.\s/)[0] ?? '')
  }
}

/** The options that a walk by lot cannot follow. */
const WANDERING = [
  'json',
  'mermaid',
  'svg',
  'coverage',
  'run',
  'shipped',
  'real',
  'server',
  'admin',
  'admin-password',
  'shortest',
  'simple',
  'to',
  'max',
] as const
const UNITS = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
])

/** A text is a complaint. */
function wanderOf(length: string | undefined, as: string | undefined): PathsFlags['wander'] | string {
  if (as !== undefined && length === undefined) return '--as is for --wander'
  if (length === undefined) return null
  const [, figure, unit] = /^([1-9]\d{0,3})([smh])$/.exec(length) ?? []
  const unitMs = UNITS.get(unit ?? '')
  if (unitMs === undefined) return '--wander must be a length such as 90s, 10m or 2h'
  if (as !== undefined && as !== 'player' && as !== 'organiser') return '--as must be player or organiser'
  return { ms: Number(figure) * unitMs, as: as ?? 'player' }
}

const wrong = (complaint: string): FlagsReading => ({ ok: false, complaint })
