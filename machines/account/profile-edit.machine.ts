import type { ProfileUpdateModel } from '#contract/models/account.ts'
import type { Problem } from '#contract/problem.ts'
import { brokenNameRule, type NameRule } from '#contract/rules/user-name.ts'
import { BIO_MAX, isPhone, REAL_NAME_MAX, STUDENT_NUMBER_MAX } from '#contract/rules/profile.ts'
import { formMachine } from '../kit/form.ts'
import { refusedField } from './refused-field.ts'

export const PROFILE_FIELDS = ['userName', 'realName', 'stdNumber', 'phone', 'bio'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]
export type ProfileTexts = Readonly<Record<ProfileField, string>>
export interface ProfileFlaws extends Record<ProfileField, string | null> {
  userName: NameRule | 'missing' | null
  realName: 'long' | null
  stdNumber: 'long' | null
  /** `fixed`: the wire can replace a phone number, but not remove it. */
  phone: 'misshapen' | 'fixed' | null
  bio: 'long' | null
}
/** `saved` has the values of the server, `typed` those of the form. */
export interface ProfileForm {
  saved: ProfileTexts
  typed: ProfileTexts
}

export const profileEditMachine = formMachine<
  object,
  ProfileForm,
  ProfileUpdateModel,
  null,
  ProfileField | null,
  ProfileField
>({
  id: 'profileEdit',
  description: 'Saves the profile of the user.',
  flaws: profileFlaws,
  isSame: (form) => changesOf(form).length === 0,
  toSent: toUpdate,
  keep: (form) => suspectOf(changesOf(form)),
  blamed: blamedFieldOf,
  tell: () => ({ kind: 'profile-saved' }),
})

/** The fields that differ from the saved values, in the order of the form. */
export function changesOf({ saved, typed }: ProfileForm): readonly ProfileField[] {
  return PROFILE_FIELDS.filter((field) => trimmedValue(field, typed) !== saved[field])
}

/**
 * Trims the user name and the phone number, because blanks around them are typing errors. Free text is sent
 * as typed.
 */
function trimmedValue(field: ProfileField, typed: ProfileTexts): string {
  return field === 'userName' || field === 'phone' ? typed[field].trim() : typed[field]
}

function toUpdate(form: ProfileForm): ProfileUpdateModel {
  return Object.fromEntries(changesOf(form).map((field) => [field, trimmedValue(field, form.typed)]))
}

export function profileFlaws({ saved, typed }: ProfileForm): ProfileFlaws {
  const [userName, phone] = [trimmedValue('userName', typed), trimmedValue('phone', typed)]
  // A saved value may be older than the rule, so an unchanged one has no flaw.
  const long = (field: ProfileField, most: number) =>
    typed[field].length > most && typed[field] !== saved[field] ? 'long' : null
  return {
    userName: userName === saved.userName ? null : userName === '' ? 'missing' : brokenNameRule(userName),
    realName: long('realName', REAL_NAME_MAX),
    stdNumber: long('stdNumber', STUDENT_NUMBER_MAX),
    phone: phone === saved.phone ? null : phone === '' ? 'fixed' : isPhone(phone) ? null : 'misshapen',
    bio: long('bio', BIO_MAX),
  }
}

/** The field that the title of the refusal names, or else the suspect. */
function blamedFieldOf(problem: Problem, suspect: ProfileField | null): ProfileField | null {
  if (problem.kind !== 'refused') return null
  return refusedField(problem) === 'userName' ? 'userName' : suspect
}

/**
 * The server names no field. It can refuse only a name or a phone number, so the suspect is the only change
 * of these two, or else the only change at all.
 */
function suspectOf(changes: readonly ProfileField[]): ProfileField | null {
  const suspects = changes.filter((field) => field === 'userName' || field === 'phone')
  const [only = null, ...others] = suspects.length > 0 ? suspects : changes
  return others.length === 0 ? only : null
}
