import { isIP } from 'node:net'
import path from 'node:path'
import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { brokenPasswordRules } from '#contract/rules/password.ts'
import { isSingleEmailAddress } from '#server/base/email-address.ts'

/** `wants` describes the expected text, for the error message. */
export type ValueResult<Value> = { ok: true; value: Value } | { ok: false; wants: string }
export type ValueParser<Value> = (text: string) => ValueResult<Value>

const good = <Value>(value: Value): ValueResult<Value> => ({ ok: true, value })
const bad = (wants: string): ValueResult<never> => ({ ok: false, wants })

export const port: ValueParser<number> = (text) => {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return value <= 65_535 ? good(value) : bad('a port from 0 to 65535 (0: any free one)')
}

/** The port of a remote server, where 0 makes no sense. */
export const remotePort: ValueParser<number> = (text) => {
  const found = port(text)
  return found.ok && found.value > 0 ? found : bad('a port from 1 to 65535')
}

export const host: ValueParser<string> = (text) =>
  /^[A-Za-z0-9.:_-]+$/.test(text) ? good(text) : bad('an address or a host name')

/** Keys are derived from it, so it must not be guessable. */
export const secretText: ValueParser<string> = (text) =>
  text.trim().length >= 32 ? good(text.trim()) : bad('32 characters or more')

/** Rejects a port, because the port of a remote server is a separate setting. */
export const remoteHost: ValueParser<string> = (text) =>
  isIP(text) !== 0 || /^[A-Za-z0-9._-]+$/.test(text)
    ? good(text)
    : bad('a host name or an address, without a port')

export const folder: ValueParser<string> = (text) =>
  text.includes('\0') ? bad('a folder') : good(path.resolve(text))

export const file: ValueParser<string> = (text) =>
  text.includes('\0') ? bad('a file') : good(path.resolve(text))

export const onOff: ValueParser<boolean> = (text) => {
  switch (text.toLowerCase()) {
    case 'on':
    case 'true':
    case 'yes':
    case '1':
      return good(true)
    case 'off':
    case 'false':
    case 'no':
    case '0':
      return good(false)
    default:
      return bad('on or off')
  }
}

export const oneOf =
  <const Names extends readonly string[]>(names: Names): ValueParser<Names[number]> =>
  (text) => {
    const found = names.find((name) => name === text.toLowerCase())
    return found === undefined ? bad(`one of ${names.join(', ')}`) : good(found)
  }

export const urlOf =
  (...schemes: string[]): ValueParser<string> =>
  (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1))
      ? good(text)
      : bad(`a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`)

export const origin: ValueParser<string> = (text) => {
  const url = urlOf('http', 'https')(text)
  return url.ok && new URL(text).origin === text.replace(/\/$/, '').toLowerCase()
    ? good(new URL(text).origin)
    : bad('scheme and host alone, as in https://ctf.example.org')
}

export const networks: ValueParser<readonly string[]> = (text) => {
  const all = text.split(',').map((entry) => entry.trim())
  return all.every(isNetwork)
    ? good(all)
    : bad('addresses or networks with commas between, as in 10.0.0.0/8, ::1')
}

export const addresses: ValueParser<readonly string[]> = (text) => {
  const all = text.split(',').map((entry) => entry.trim())
  return all.every((entry) => isIP(entry) !== 0)
    ? good(all)
    : bad('addresses with commas between, as in 8.8.8.8, 1.1.1.1')
}

/** Accepts `http://` and `https://` too, because URLs of GZCTF may begin with them. */
export const engine: ValueParser<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null
  const isSocket = url?.protocol === 'unix:' && url.host === '' && url.pathname.length > 1
  const isRemote =
    url !== null &&
    ['tcp:', 'http:', 'https:'].includes(url.protocol) &&
    url.hostname !== '' &&
    url.username === ''
  return isSocket || isRemote
    ? good(text)
    : bad('unix:// and the path of a socket, or tcp:// with host and port')
}

/** Ignores a scheme and a path, because operators often copy them along. */
export const registry: ValueParser<string> = (text) => {
  const [, address] = /^(?:https?:\/\/)?([A-Za-z0-9.-]+(?::\d{1,5})?)(?:\/.*)?$/.exec(text) ?? []
  return address === undefined
    ? bad('the host of a registry, as in registry.example.org:5000')
    : good(address.toLowerCase())
}

/** Accepts names that Kubernetes accepts for a namespace. */
export const clusterName: ValueParser<string> = (text) =>
  /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text)
    ? good(text)
    : bad('up to 63 lower-case letters, digits and hyphens')

/**
 * More lenient than for new accounts: a setting older than the current rules must not prevent a start. The
 * rules apply when the account is created.
 */
export const password: ValueParser<string> = (text) =>
  brokenPasswordRules(text).every((rule) => rule === 'common')
    ? good(text)
    : bad(`${PASSWORD_MIN} characters or more with a digit, a lower-case and an upper-case letter`)

/** A token for an HTTP header. Short ones could be guessed. */
export const bearer: ValueParser<string> = (text) =>
  /^[\x21-\x7e]{16,}$/.test(text) ? good(text) : bad('16 or more ASCII characters without blanks')

/** Control characters are rejected, because the value becomes part of a protocol line. */
export const line: ValueParser<string> = (text) =>
  /\p{Cc}/u.test(text) ? bad('one line without control characters') : good(text)

export const visible: ValueParser<string> = (text) =>
  /^[\x21-\x7e]+$/.test(text) ? good(text) : bad('ASCII characters without blanks')

export const mailAddress: ValueParser<string> = (text) =>
  isSingleEmailAddress(text) ? good(text) : bad('an address, as in ctf@example.org')

export const fraction: ValueParser<number> = (text) =>
  /^(0?\.\d+|[01](\.0*)?)$/.test(text) ? good(Number(text)) : bad('a number from 0 to 1, as in 0.5')

export const wholeNumber =
  (most: number): ValueParser<number> =>
  (text) =>
    /^[1-9]\d{0,8}$/.test(text) && Number(text) <= most
      ? good(Number(text))
      : bad(`a whole number from 1 to ${most}`)

function isNetwork(entry: string): boolean {
  const [address = '', length, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
}
