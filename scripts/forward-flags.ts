import { parseArgs } from 'node:util'

export interface ForwardFlags {
  /** The server of the wire to hand requests on to. */
  backend: string | undefined
  port: number | undefined
  host: string | undefined
}
export type FlagReading = { ok: true; flags: ForwardFlags } | { ok: false; complaint: string }

const OPTIONS = { backend: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } } as const

/** The flags of the two commands that put the client in front of a server elsewhere. */
export function readForwardFlags(args: readonly string[]): FlagReading {
  try {
    const { backend, port, host } = parseArgs({ args: [...args], options: OPTIONS }).values
    if (backend !== undefined && !isAddress(backend))
      return wrong(`--backend is ${JSON.stringify(backend)} but must begin with http:// or https://`)
    if (port !== undefined && !isPort(port))
      return wrong(`--port is ${JSON.stringify(port)} but must be a port from 0 to 65535`)
    return { ok: true, flags: { backend, port: port === undefined ? undefined : Number(port), host } }
  } catch (error) {
    // parseArgs explains at length; its first sentence says which option it means.
    return wrong(String(error instanceof Error ? error.message : error).split('. ')[0] ?? '')
  }
}

const wrong = (complaint: string): FlagReading => ({ ok: false, complaint })

/** `localhost:8080` is a URL too, of the scheme localhost. */
function isAddress(text: string) {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

function isPort(text: string) {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}
