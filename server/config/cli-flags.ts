import { parseArgs } from 'node:util'

export type Flags =
  | { kind: 'help' }
  | { kind: 'wrong'; complaint: string }
  /** Keyed by the flag's name without dashes in front, such as `data-dir`. */
  | { kind: 'flags'; texts: ReadonlyMap<string, string>; configPath: string | null }

export const HELP = `Usage: npm start -- [options]

  --port N          listen on this port (PORT, 8080)
  --data-dir PATH   keep database and files here (DATA_DIR, ./data)
  --demo            make up a demo game while there is no game yet (DEMO)
  --config PATH     read settings from this file (VEXIL_CONFIG, ./vexil.env)
  --help            show this

Every setting is explained in vexil.example.env.`

export function readFlags(argv: readonly string[]): Flags {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string' },
        'data-dir': { type: 'string' },
        demo: { type: 'boolean' },
        config: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) return { kind: 'help' }
    const texts = new Map<string, string>()
    if (values.port !== undefined) texts.set('port', values.port)
    if (values['data-dir'] !== undefined) texts.set('data-dir', values['data-dir'])
    if (values.demo) texts.set('demo', 'on')
    return { kind: 'flags', texts, configPath: values.config ?? null }
  } catch (error) {
    // The message of `parseArgs` is long. Its first sentence is enough to name the option.
    return {
      kind: 'wrong',
      complaint: String(error instanceof Error ? error.message : error).split('. ')[0] ?? '',
    }
  }
}
