import { canonical, nameKeyOf } from '#server/base/canonical.ts'
import { fromAspnet } from '#server/modules/account/aspnet-password.ts'
import { NOBODYS_HASH } from '#server/modules/account/password-hashing.ts'
import { pictureHash } from './files.ts'
import { instant, toIsoText } from './instant.ts'
import { ROLES } from './names.ts'
import type { Tell } from './report.ts'
import { bad, filledOrNull, flag, guid, oneOf, type SourceRow, text, textOrNull } from './source-row.ts'

/** The names and addresses of the accounts so far, in the form in which they are compared. */
export interface TakenKeys {
  names: Set<string>
  emails: Set<string>
}

export function toUser(row: SourceRow, taken: TakenKeys, tell: Tell) {
  const id = guid(row, 'id')
  const name = text(row, 'name')
  if (name.trim() === '') bad(row, 'the name is empty')
  const email = textOrNull(row, 'email') ?? ''
  return {
    id,
    name,
    name_key: nameKey(row, name, taken, tell),
    email,
    email_key: emailKey(row, { id, email }, taken, tell),
    password_hash: passwordHash(row, tell),
    role: oneOf(row, 'role', ROLES),
    bio: textOrNull(row, 'bio') ?? '',
    phone: filledOrNull(row, 'phone'),
    real_name: textOrNull(row, 'real_name') ?? '',
    std_number: textOrNull(row, 'std_number') ?? '',
    avatar_hash: pictureHash(row, 'avatar', tell),
    email_confirmed: flag(row, 'confirmed'),
    registered_at: toIsoText(instant(row, 'registered_at', tell)),
    last_visit_at: toIsoText(instant(row, 'visited_at', tell)),
    last_ip: textOrNull(row, 'ip') ?? '0.0.0.0',
    stamp: textOrNull(row, 'stamp') ?? id,
  }
}

/**
 * Names that look alike are one name here. The first account is found by it, the others by their exact name.
 */
function nameKey(row: SourceRow, name: string, { names }: TakenKeys, tell: Tell): string {
  const key = nameKeyOf(name)
  if (!names.has(key)) {
    names.add(key)
    return key
  }
  const exact = canonical(name)
  if (names.has(exact)) return bad(row, `another account has the name ${name}`)
  names.add(exact)
  tell('names that look like another', row, name, 'signs in with the email address')
  return exact
}

function emailKey(
  row: SourceRow,
  { id, email }: { id: string; email: string },
  { emails }: TakenKeys,
  tell: Tell,
): string {
  const key = canonical(email)
  // A blank is in no address, so nobody can type these keys.
  if (key === '') {
    tell('accounts without an address', row, 'no address', 'signs in with the name')
    return `no address ${id}`
  }
  if (emails.has(key)) {
    tell('accounts with the address of another', row, email, 'signs in with the name')
    return `${key} ${id}`
  }
  emails.add(key)
  return key
}

function passwordHash(row: SourceRow, tell: Tell): string {
  const stored = textOrNull(row, 'password')
  if (stored !== null) return fromAspnet(stored) ?? bad(row, 'the password is in no known form')
  tell('accounts without a password', row, 'no password', 'an administrator has to set one')
  return NOBODYS_HASH
}
