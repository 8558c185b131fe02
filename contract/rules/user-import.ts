import type { UserCreateModel } from '../models/user.ts'
import { emailFlaw, type EmailFlaw } from './account.ts'
import { brokenNameRule, type NameRule } from './user-name.ts'
import { brokenPasswordRules } from './password.ts'
import { readCsv, type CsvRecord } from './csv.ts'
import { isPhone, REAL_NAME_MAX } from './profile.ts'
import { isBlank, TEAM_NAME_MAX } from './team.ts'

/** The base wire has a lower limit here than in other forms. */
export const NEW_STUDENT_NUMBER_MAX = 15

/** The order that applies if no header names the columns. */
export const USER_COLUMNS = [
  'userName',
  'password',
  'email',
  'realName',
  'stdNumber',
  'phone',
  'teamName',
] as const
export type UserColumn = (typeof USER_COLUMNS)[number]
type Cells = Readonly<Record<UserColumn, string>>

export interface UserLineFlaws {
  userName: NameRule | 'missing' | 'double' | null
  password: 'weak' | null
  email: EmailFlaw | 'double' | null
  realName: 'long' | null
  stdNumber: 'long' | null
  phone: 'misshapen' | null
  teamName: 'long' | null
}
export interface UserLine {
  /** Counts from 1. */
  line: number
  raw: string
  user: UserCreateModel
  /**
   * `made`: the client generates it when the import starts. `kept`: the account exists and keeps its
   * password.
   */
  password: 'given' | 'made' | 'kept'
  flaws: UserLineFlaws
}
export interface UserLines {
  /** The line that names the columns. Null: there is none. */
  head: string | null
  lines: readonly UserLine[]
}

/** Common names of the columns in headers, in lower case and without blanks. */
const NAMES: Readonly<Record<UserColumn, readonly string[]>> = {
  userName: ['username', 'name', 'login', 'user', '用户名', 'ユーザー名'],
  password: ['password', '密码', 'パスワード'],
  email: ['email', 'e-mail', 'mail', '邮箱', '电子邮箱', 'メールアドレス', 'メール'],
  realName: ['realname', 'fullname', '真实姓名', '姓名', '氏名'],
  stdNumber: ['stdnumber', 'studentnumber', 'number', '学号', '学工号', '学籍番号'],
  phone: ['phone', 'phonenumber', '电话', '手机号', '电话号码', '電話番号'],
  teamName: ['teamname', 'team', '队伍', '队伍名称', '队名', 'チーム', 'チーム名'],
}

export function readUserLines(text: string): UserLines {
  const records = readCsv(text)
  const [first, ...rest] = records
  const named = first ? columnsIn(first) : null
  const columns = named ?? USER_COLUMNS
  const above = { names: new Set<string>(), emails: new Set<string>() }
  const lines = (named ? rest : records).map((record) => toLine(record, columns, above))
  return { head: named ? (first?.raw ?? null) : null, lines }
}

/** The first line counts as a header if it names all required columns. */
function columnsIn({ cells }: CsvRecord): readonly (UserColumn | null)[] | null {
  const columns = cells.map((cell) => {
    const said = cell.toLowerCase().replaceAll(/[\s_]/g, '')
    return USER_COLUMNS.find((column) => NAMES[column].includes(said)) ?? null
  })
  return (['userName', 'email'] as const).every((column) => columns.includes(column)) ? columns : null
}

function toLine(
  { line, raw, cells }: CsvRecord,
  columns: readonly (UserColumn | null)[],
  above: Above,
): UserLine {
  const cellOf = (column: UserColumn) => cells[columns.indexOf(column)] ?? ''
  const typed: Cells = {
    userName: cellOf('userName'),
    password: cellOf('password'),
    email: cellOf('email'),
    realName: cellOf('realName'),
    stdNumber: cellOf('stdNumber'),
    phone: cellOf('phone'),
    teamName: cellOf('teamName'),
  }
  const orNull = (text: string) => (text === '' ? null : text)
  const { userName, password, email } = typed
  const user: UserCreateModel = {
    userName,
    password,
    email,
    realName: orNull(typed.realName),
    stdNumber: orNull(typed.stdNumber),
    phone: orNull(typed.phone),
    teamName: isBlank(typed.teamName) ? null : typed.teamName,
  }
  return { line, raw, user, password: password === '' ? 'made' : 'given', flaws: flawsOf(typed, above) }
}

/**
 * Names and addresses of earlier lines, in lower case. They reveal a second line about the same user, which
 * would overwrite the first.
 */
interface Above {
  names: Set<string>
  emails: Set<string>
}
function flawsOf(typed: Cells, above: Above): UserLineFlaws {
  const isDouble = (seen: Set<string>, text: string) => {
    const known = seen.has(text.toLowerCase())
    seen.add(text.toLowerCase())
    return known
  }
  const long = (text: string, most: number) => (text.length > most ? 'long' : null)
  const { userName, password, email, phone } = typed
  return {
    userName:
      userName === ''
        ? 'missing'
        : (brokenNameRule(userName) ?? (isDouble(above.names, userName) ? 'double' : null)),
    password: password !== '' && brokenPasswordRules(password).length > 0 ? 'weak' : null,
    email: emailFlaw(email) ?? (isDouble(above.emails, email) ? 'double' : null),
    realName: long(typed.realName, REAL_NAME_MAX),
    stdNumber: long(typed.stdNumber, NEW_STUDENT_NUMBER_MAX),
    phone: phone === '' || isPhone(phone) ? null : 'misshapen',
    teamName: long(typed.teamName, TEAM_NAME_MAX),
  }
}

export const isFlawed = ({ flaws }: UserLine): boolean => Object.values(flaws).some((flaw) => flaw !== null)
