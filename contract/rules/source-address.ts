/** A PostgreSQL database, as a take-over connects to it. */
export interface SourceAddress {
  host: string
  port: number
  user: string
  password: string
  database: string
  isEncrypted: boolean
}

const POSTGRES_PORT = 5432
const MOST_PORTS = 65_535
/** A password in a URL may contain every sign, so the last `@` ends it. Other parameters name local files. */
const URL_FORM =
  /^postgres(?:ql)?:\/\/(?:([^:@/]*)(?::(.*))?@)?(\[[\da-f:.]+\]|[\w.-]+)(?::(\d+))?\/([^?#/]+)(?:\?sslmode=(\w+))?$/i
const HOST_FORM = /^(\[[\da-f:.]+\]|[\w.-]+?)(?::(\d+))?$/i
/** The words of Npgsql for each part. */
const WORDS: Readonly<Record<string, string>> = {
  host: 'host',
  server: 'host',
  port: 'port',
  database: 'database',
  db: 'database',
  username: 'user',
  'user id': 'user',
  user: 'user',
  password: 'password',
  'ssl mode': 'ssl',
  sslmode: 'ssl',
}

/** Reads `postgres://…`, or `Host=…;Database=…` as GZCTF writes it. Null: it is neither. */
export function readSourceAddress(typed: string): SourceAddress | null {
  const text = typed.trim()
  const [, user, password, host, port, database, ssl] = URL_FORM.exec(text) ?? []
  if (host !== undefined && database !== undefined)
    return checked({
      host,
      port,
      user: decoded(user ?? ''),
      password: decoded(password ?? ''),
      database: decoded(database),
      ssl,
    })
  const parts = pairsIn(text)
  const [, name, own] = HOST_FORM.exec(parts.get('host') ?? '') ?? []
  const stored = parts.get('database') ?? ''
  if (name === undefined || stored === '') return null
  return checked({
    host: name,
    port: own ?? parts.get('port'),
    user: parts.get('user') ?? '',
    password: parts.get('password') ?? '',
    database: stored,
    ssl: parts.get('ssl'),
  })
}

/** The address as a URL. `no-verify`, because certificates of a database are rarely signed. */
export function sourceUrl({ host, port, user, password, database, isEncrypted }: SourceAddress): string {
  const [name, secret, path] = [user, password, database].map(encodeURIComponent)
  return `postgres://${name}:${secret}@${host}:${port}/${path}${isEncrypted ? '?sslmode=no-verify' : ''}`
}

interface Parts extends Pick<SourceAddress, 'host' | 'user' | 'password' | 'database'> {
  port: string | undefined
  ssl: string | undefined
}

function checked({ port: written, ssl, ...rest }: Parts): SourceAddress | null {
  const port = Number(written ?? POSTGRES_PORT)
  if (!Number.isInteger(port) || port < 1 || port > MOST_PORTS) return null
  return { ...rest, port, isEncrypted: /^(require|verify)/i.test(ssl ?? '') }
}

function pairsIn(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  for (const pair of text.split(';')) {
    const at = pair.indexOf('=')
    const name = WORDS[pair.slice(0, Math.max(0, at)).trim().toLowerCase()]
    if (name !== undefined) pairs.set(name, pair.slice(at + 1).trim())
  }
  return pairs
}

/** A `%` that begins no code stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
