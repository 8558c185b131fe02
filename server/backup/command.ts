import { inspect, parseArgs, type ParseArgsConfig } from 'node:util'
import { readConfig } from '#server/config/read-config.ts'
import type { Config } from '#server/config/config.ts'
import { StartError } from '#server/base/start-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

export interface CommandOptions {
  config: Config
  texts: ReadonlyMap<string, string>
  flags: ReadonlySet<string>
  named: readonly string[]
}
export interface Command {
  help: string
  /** The options of this program, without the options that locate the platform. */
  options: Options
  /** Resolves to the exit code. */
  work: (asked: CommandOptions, signal: AbortSignal) => Promise<number>
}

export const say = (text: string) => void process.stdout.write(`${text}\n`)
export const warn = (text: string) => void process.stderr.write(`${text}\n`)

const WHERE = {
  'data-dir': { type: 'string' },
  config: { type: 'string' },
  help: { type: 'boolean' },
} as const
/** The exit codes that shells report for a process that a signal ended. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * Runs a program: reads its arguments, works, and sets the exit code. The first signal stops the work
 * cleanly, a second one immediately.
 */
export async function runCommand({ help, options, work }: Command): Promise<void> {
  const aborting = new AbortController()
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (aborting.signal.aborted) process.exit(code)
      process.exitCode = code
      aborting.abort()
    })
  }
  try {
    const asked = read(options)
    if (asked === 'help') say(help)
    else {
      const code = await work(asked, aborting.signal)
      process.exitCode ??= code
    }
  } catch (error) {
    if (aborting.signal.aborted) warn('\nvexil: stopped; nothing of it was kept')
    else fail(error)
  }
  // Timers and sockets of libraries would keep the process alive.
  process.exit()
}

function read(options: Options): CommandOptions | 'help' {
  const { values, positionals } = parsed(options)
  if (values['help'] === true) return 'help'
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string') texts.set(name, value)
  const argv = Object.keys(WHERE).flatMap((name) =>
    texts.has(name) ? [`--${name}`, texts.get(name) ?? ''] : [],
  )
  const reading = readConfig({ argv, env: process.env })
  if (reading.kind === 'help') return 'help'
  if (reading.kind === 'wrong')
    throw new StartError(
      reading.complaints.join('; '),
      'mend this in the environment, the flags or the settings file',
    )
  return {
    config: reading.config,
    texts,
    flags: new Set(Object.keys(values).filter((name) => values[name] === true)),
    named: positionals,
  }
}

function parsed(options: Options): { values: Readonly<Record<string, unknown>>; positionals: string[] } {
  try {
    return parseArgs({ options: { ...options, ...WHERE }, allowPositionals: true })
  } catch (error) {
    throw new StartError(
      String(error instanceof Error ? error.message : error).split('. ')[0] ?? '',
      '--help says what there is',
    )
  }
}

function fail(error: unknown): void {
  warn(`vexil: ${saidOf(error)}`)
  process.exitCode = 1
}

/** An error as the last line of a program says it. */
export function saidOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  // Errors of the system, such as a full disk or a folder without write permission. The operator can fix
  // them.
  if (error instanceof Error && 'syscall' in error)
    return `${error.message} — see that there is room, and that this user may read and write there`
  return `this should not have happened — please report it: ${inspect(error)}`
}
