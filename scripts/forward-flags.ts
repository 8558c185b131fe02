import { parseArgs } from 'node:util'

export interface ForwardFlags {
  /** The address of the server that gets the requests. Undefined: the default. */
  backend: string | undefined
  port: number | undefined
  host: string | undefined
  /** Whether requests name the backend as their host and not the address that the browser has opened. */
  isNamedHost: boolean
}
export type FlagReading = { ok: true; flags: ForwardFlags } | { ok: false; complaint: string }

const OPTIONS = {
  backend: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  'named-host': { type: 'boolean', default: false },
} as const

/** Reads the flags of the two commands that serve the client in front of another server. */
export function readForwardFlags(args: readonly string[]): FlagReading {
  try {
    const {
      backend,
      port,
      host,
      'named-host': isNamedHost,
    } = parseArgs({ args: [...args], options: OPTIONS }).values
    if (backend !== undefined && !isAddress(backend))
      return wrong(`--backend is ${JSON.stringify(backend)} but must begin with http:// or https://`)
    if (port !== undefined && !isPort(port))
      return wrong(`--port is ${JSON.stringify(port)} but must be a port from 0 to 65535`)
    return {
      ok: true,
      flags: { backend, port: port === undefined ? undefined : Number(port), host, isNamedHost },
    }
  } catch (error) {
    // The message of `parseArgs` is long. Its first sentence is enough to name the option.
    return wrong(String(error instanceof Error ? error.message : error).split('. ')[0] ?? '')
  }
}

const wrong = (complaint: string): FlagReading => ({ ok: false, complaint })

/** Checks the scheme too, because `localhost:8080` is a valid URL with the scheme `localhost`. */
function isAddress(text: string) {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

function isPort(text: string) {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}
