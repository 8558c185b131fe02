import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { ProfileUpdateModel } from '#contract/models/account.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { brokenNameRule, type NameRule } from '#contract/rules/account.ts'
import { BIO_MAX, isPhone, REAL_NAME_MAX, STUDENT_NUMBER_MAX } from '#contract/rules/profile.ts'
import type { Announcement } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import { refusedField } from './refused-field.ts'

export const PROFILE_FIELDS = ['userName', 'realName', 'stdNumber', 'phone', 'bio'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]
export type ProfileTexts = Readonly<Record<ProfileField, string>>
export interface ProfileFlaws extends Record<ProfileField, string | null> {
  userName: NameRule | 'missing' | null
  realName: 'long' | null
  stdNumber: 'long' | null
  /** `fixed`: a number once given can be replaced but, on this wire, not taken away. */
  phone: 'misshapen' | 'fixed' | null
  bio: 'long' | null
}
/** What the server knows, and what stands in the form. */
export interface ProfileForm {
  saved: ProfileTexts
  typed: ProfileTexts
}
interface Context {
  problem: Problem | null
  /** The field the problem is about, where that can be told. */
  at: ProfileField | null
}
type Event = ({ type: 'submit' } & ProfileForm) | { type: 'edit'; field: ProfileField } | { type: 'discard' }

export const profileEditEffects = {
  /** Answers when the profile on view is the new one. */
  saveProfile: effect<ProfileUpdateModel, Outcome<null>>('saveProfile'),
}
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isSame: (_, form: ProfileForm) => changesOf(form).length === 0,
    isFlawless: (_, form: ProfileForm) => hasNoFlaws(profileFlaws(form)),
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    // What the server said of one field stands while others are written in.
    mend: assign(({ context: { at } }, { field }: { field: ProfileField }) =>
      at === null || at === field ? { problem: null, at: null } : {},
    ),
    point: assign((_, form: ProfileForm) => ({ at: blamed(changesOf(form)) })),
    // Only a refusal is about what was written.
    blame: assign(({ context }, answer: Outcome<null>) =>
      answer.ok ? {} : { problem: answer.problem, at: aboutOf(answer.problem, context.at) },
    ),
    forgive: assign({ problem: null, at: null }),
    saySaved: emit({ type: 'announce', announcement: { kind: 'profile-saved' } }),
  },
  actors: profileEditEffects,
})

export const profileEditMachine = machine.createMachine({
  id: 'profileEdit',
  context: { problem: null, at: null },
  initial: 'open',
  states: {
    open: {
      on: {
        submit: [
          { guard: { type: 'isSame', params: ({ event }) => event }, actions: 'forgive' },
          {
            guard: { type: 'isFlawless', params: ({ event }) => event },
            target: 'saving',
            actions: ['forgive', { type: 'point', params: ({ event }) => event }],
          },
        ],
        edit: { actions: { type: 'mend', params: ({ event }) => event } },
        discard: { actions: 'forgive' },
      },
    },
    saving: {
      invoke: {
        src: 'saveProfile',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return toUpdate(event)
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'open',
            actions: ['forgive', 'saySaved'],
          },
          { target: 'open', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
  },
})

export type ProfileEditView =
  | { kind: 'open'; problem: Problem | null; at: ProfileField | null }
  | { kind: 'saving' }
export function toProfileEditView(snapshot: SnapshotFrom<typeof profileEditMachine>): ProfileEditView {
  return snapshot.matches('saving') ? { kind: 'saving' } : { kind: 'open', ...snapshot.context }
}

/** The fields that differ from what the server knows, in the order of the form. */
export function changesOf({ saved, typed }: ProfileForm): readonly ProfileField[] {
  return PROFILE_FIELDS.filter((field) => meant(field, typed) !== saved[field])
}

/**
 * What may not be empty cannot begin or end with blanks either; what is free text stays as it was written.
 */
function meant(field: ProfileField, typed: ProfileTexts): string {
  return field === 'userName' || field === 'phone' ? typed[field].trim() : typed[field]
}

function toUpdate(form: ProfileForm): ProfileUpdateModel {
  return Object.fromEntries(changesOf(form).map((field) => [field, meant(field, form.typed)]))
}

export function profileFlaws({ saved, typed }: ProfileForm): ProfileFlaws {
  const [userName, phone] = [meant('userName', typed), meant('phone', typed)]
  // What is there from before the rules may stay.
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

/**
 * The server names no field. Only a name or a number is left for it to refuse, so a lone one of them is
 * meant, or else the only change.
 */
/** What the words of a refusal tell, or what was found before it was sent. */
function aboutOf(problem: Problem, suspect: ProfileField | null): ProfileField | null {
  if (problem.kind !== 'refused') return null
  return refusedField(problem) === 'userName' ? 'userName' : suspect
}

function blamed(changes: readonly ProfileField[]): ProfileField | null {
  const suspects = changes.filter((field) => field === 'userName' || field === 'phone')
  const [only = null, ...others] = suspects.length > 0 ? suspects : changes
  return others.length === 0 ? only : null
}
