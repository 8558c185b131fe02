import type { AdminUserInfoModel, UserInfoModel } from '#contract/models/user.ts'
import type { Role } from '#contract/models/role.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { brokenNameRule, type NameRule } from '#contract/rules/user-name.ts'
import { ADMIN_BIO_MAX, isPhone, REAL_NAME_MAX, STUDENT_NUMBER_MAX } from '#contract/rules/profile.ts'

export const USER_TEXTS = ['userName', 'email', 'realName', 'stdNumber', 'phone', 'bio'] as const
export type UserText = (typeof USER_TEXTS)[number]
export type UserField = UserText | 'role'
export type UserValues = Readonly<Record<UserText, string>> & { readonly role: Role }
/** `saved` has the values of the server, `typed` those of the form. */
export interface UserForm {
  saved: UserValues
  typed: UserValues
}
export interface UserFlaws {
  userName: NameRule | 'missing' | null
  email: EmailFlaw | null
  realName: 'long' | null
  stdNumber: 'long' | null
  /** `fixed`: the wire can replace a phone number, but not remove it. */
  phone: 'misshapen' | 'fixed' | null
  bio: 'long' | null
}

export const userValuesOf = ({
  userName,
  email,
  realName,
  stdNumber,
  phone,
  bio,
  role,
}: UserInfoModel): UserValues => ({
  userName,
  email,
  realName,
  stdNumber,
  phone: phone ?? '',
  bio,
  role,
})

/**
 * Trims the user name, the address and the phone number, because blanks around them are typing errors. Free
 * text is sent as typed.
 */
const trimmedValue = (field: UserText, typed: UserValues) =>
  field === 'userName' || field === 'email' || field === 'phone' ? typed[field].trim() : typed[field]

/** The fields that differ from the saved values, in the order of the form. */
export function userChanges({ saved, typed }: UserForm): readonly UserField[] {
  const texts = USER_TEXTS.filter((field) => trimmedValue(field, typed) !== saved[field])
  return typed.role === saved.role ? texts : [...texts, 'role']
}

/** A value may be older than these limits, so an unchanged one has no flaw. */
export function userFlaws({ saved, typed }: UserForm): UserFlaws {
  const long = (field: UserText, most: number) =>
    typed[field].length > most && typed[field] !== saved[field] ? 'long' : null
  const [userName, email, phone] = [
    trimmedValue('userName', typed),
    trimmedValue('email', typed),
    trimmedValue('phone', typed),
  ]
  return {
    userName: userName === saved.userName ? null : userName === '' ? 'missing' : brokenNameRule(userName),
    email: email === saved.email ? null : emailFlaw(email),
    realName: long('realName', REAL_NAME_MAX),
    stdNumber: long('stdNumber', STUDENT_NUMBER_MAX),
    phone: phone === saved.phone ? null : phone === '' ? 'fixed' : isPhone(phone) ? null : 'misshapen',
    bio: long('bio', ADMIN_BIO_MAX),
  }
}

export function toUserChange(form: UserForm): AdminUserInfoModel {
  const { typed } = form
  return Object.fromEntries(
    userChanges(form).map((field) => [field, field === 'role' ? typed.role : trimmedValue(field, typed)]),
  )
}

/**
 * The server names no field. It can refuse only a name or an address, so if only one of them changed, that
 * one is the reason.
 */
export function blamedUserField(form: UserForm): UserText | null {
  const changed = userChanges(form)
  const [only = null, ...others] = (['userName', 'email'] as const).filter((field) => changed.includes(field))
  return others.length === 0 ? only : null
}
