export interface OtherServer {
  /** Without a path, as tests add theirs. */
  url: string
  admin: string
  password: string
}
export type E2eReading =
  /** `rest`: options and files for Playwright. */
  { ok: true; server: OtherServer | null; rest: readonly string[] } | { ok: false; complaint: string }

const NAMES = ['--server', '--admin', '--admin-password'] as const
type Name = (typeof NAMES)[number]
const isName = (text: string): text is Name => NAMES.some((name) => name === text)

/** Takes the flags of this command out of the line. Playwright gets all others. */
export function readE2eFlags(args: readonly string[]): E2eReading {
  const given = new Map<Name, string>()
  const rest: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const [word = '', ...after] = (args[at] ?? '').split('=')
    if (!isName(word)) {
      rest.push(args[at] ?? '')
      continue
    }
    const value = after.length > 0 ? after.join('=') : args[(at += 1)]
    if (!value || isName(value)) return wrong(`${word} has no value`)
    if (given.has(word)) return wrong(`${word} is given twice`)
    given.set(word, value)
  }
  const reading = readOtherServer({
    server: given.get('--server'),
    admin: given.get('--admin'),
    'admin-password': given.get('--admin-password'),
  })
  return reading.ok ? { ...reading, rest } : reading
}

export type ServerReading = { ok: true; server: OtherServer | null } | { ok: false; complaint: string }

/** The server that these options name. Null: none is named. */
export function readOtherServer(given: {
  server?: string | undefined
  admin?: string | undefined
  'admin-password'?: string | undefined
}): ServerReading {
  const { server: url, admin = 'Admin', 'admin-password': password } = given
  if (url === undefined) {
    const alone = (['admin', 'admin-password'] as const).find((name) => given[name] !== undefined)
    return alone === undefined ? { ok: true, server: null } : wrong(`--${alone} is of use only with --server`)
  }
  if (!isAddress(url))
    return wrong(`--server is ${JSON.stringify(url)} but must be an address such as https://ctf.example.org`)
  if (!password) return wrong('--server needs --admin-password')
  return { ok: true, server: { url: new URL(url).origin, admin, password } }
}

const wrong = (complaint: string): { ok: false; complaint: string } => ({ ok: false, complaint })

/** A path would be lost, because the wire begins at the root. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && `${search}${hash}${username}` === ''
}
