import { describe, expect, test } from 'vitest'
import { profileUpdateModel } from '#contract/models/account.ts'
import { attachmentCreateModel } from '#contract/models/attachment.ts'
import { challengeInfoModelInput, challengeUpdateModel } from '#contract/models/challenge-edit.ts'
import { configEditModelInput } from '#contract/models/config.ts'
import {
  loginModel,
  mailChangeModel,
  passwordChangeModel,
  passwordResetModel,
  recoveryModel,
} from '#contract/models/credentials.ts'
import { flagCreateModel } from '#contract/models/flag.ts'
import { gameInfoModelInput } from '#contract/models/game-edit.ts'
import { gameJoinModel } from '#contract/models/game.ts'
import { gameNoticeModel } from '#contract/models/notice.ts'
import { postEditModel } from '#contract/models/post.ts'
import { accountVerifyModel, registerModel } from '#contract/models/registration.ts'
import { flagSubmitModel } from '#contract/models/submission.ts'
import { adminTeamModel, teamTransferModel, teamUpdateModel } from '#contract/models/team.ts'
import { adminUserInfoModel, userCreateModel } from '#contract/models/user.ts'
import type { Schema } from '#contract/schema.ts'
import { readInput } from '#server/http/lenient-input.ts'

const ABSENT = Symbol('absent')
const chars = (count: number) => 'x'.repeat(count)
/** Each flag has two UTF-16 units, which the server counts. */
const flags = (count: number) => '🏁'.repeat(count)
const BLANK = ['', ' \t\n', null, ABSENT]

/** A valid model, and for each field the values that the server accepts and rejects. */
interface Rules {
  model: Schema & { readonly $id: string }
  fine: Record<string, unknown>
  fields: Record<string, { takes: unknown[]; refuses: unknown[] }>
}
const name = { takes: [chars(3), chars(15)], refuses: [...BLANK, chars(2), chars(16), flags(8), 7] }
const keptName = { takes: [chars(3), chars(15), null, ABSENT], refuses: ['', chars(2), chars(16)] }
const password = { takes: [chars(6), chars(200)], refuses: [...BLANK, chars(5)] }
const email = {
  takes: ['a@b', 'ann@example.com', `a@${chars(252)}`],
  refuses: [...BLANK, 'ann', '@b', 'a@', 'a@b@c', `a@${chars(253)}`],
}
const must = { takes: ['x', chars(5000)], refuses: [...BLANK, 5, true, {}] }
const upTo = (max: number) => ({
  takes: ['', chars(max), flags(max / 2), null, ABSENT],
  refuses: [chars(max + 1), flags(Math.floor(max / 2) + 1), 5, []],
})
const phone = {
  takes: ['0', '+86 (10) 6255-1234', '555.1234 ext 5', null, ABSENT],
  refuses: ['', '-', 'call me', '1'.repeat(41)],
}
const anyText = { takes: ['', chars(9000), null, ABSENT], refuses: [5, []] }
const plainText = { takes: ['', chars(9000), ABSENT], refuses: [null, 5, []] }
const yes = { takes: [true, false, ABSENT], refuses: [null, 'yes', 1] }
const maybe = { takes: [true, false, null, ABSENT], refuses: ['yes', 1] }
const moment = {
  takes: ['2026-11-26T20:00:00Z', '1970-01-01T00:00:00+00:00', null, ABSENT],
  refuses: ['', 'soon', [], {}],
}
const between = (min: number, max: number) => ({
  takes: [min, max, `${max}`, null, ABSENT],
  refuses: [min - 1, max + 1, min + 0.5, ''],
})
const whole = { takes: [0, -1, 2 ** 31 - 1, '7', ABSENT], refuses: [null, 2 ** 31, 1.5, 'x', true] }
const limit = { takes: [0, 1, 2 ** 31 - 1, '7', ABSENT], refuses: [null, -1, 2 ** 31, 1.5, 'x', true] }
const texts = { takes: [[], ['a', 'a'], ['']], refuses: ['a', [1], [null]] }
const kind = { takes: ['None', 'LOCAL', 2, ABSENT], refuses: ['Nowhere', 3, null] }

const table: Rules[] = [
  {
    model: registerModel,
    fine: { userName: 'ann', password: 'Passw0rd', email: 'a@b' },
    fields: { userName: name, password, email, gToken: anyText },
  },
  {
    model: loginModel,
    fine: { userName: 'ann', password: 'Passw0rd' },
    fields: { userName: must, password, work: { takes: ['', chars(5000), ABSENT], refuses: [5, true, {}] } },
  },
  { model: recoveryModel, fine: { email: 'a@b' }, fields: { email, gToken: anyText } },
  {
    model: passwordResetModel,
    fine: { password: 'Passw0rd', email: 'YUBi', rToken: 'dA==' },
    fields: { password, email: must, rToken: must },
  },
  { model: accountVerifyModel, fine: { token: 'dA==', email: 'YUBi' }, fields: { token: must, email: must } },
  {
    model: profileUpdateModel,
    fine: {},
    fields: { userName: keptName, bio: upTo(55), phone, realName: upTo(32), stdNumber: upTo(24) },
  },
  {
    model: passwordChangeModel,
    fine: { old: 'Passw0rd', new: 'Passw0rd2' },
    fields: { old: password, new: password },
  },
  { model: mailChangeModel, fine: { newMail: 'a@b' }, fields: { newMail: email } },
  {
    model: configEditModelInput,
    fine: {},
    fields: {
      accountPolicy: {
        takes: [{}, { allowRegister: false }, null, ABSENT],
        refuses: [{ emailDomainList: null }, { allowRegister: null }, 'x', []],
      },
      globalConfig: {
        takes: [{}, { beianInfo: null }, { title: '' }, null, ABSENT],
        refuses: [{ title: null }, { slogan: null }, { beianInfo: 5 }],
      },
      gamePolicy: {
        takes: [{}, { autoDestroyOnLimitReached: true }, null, ABSENT],
        refuses: [{ autoDestroyOnLimitReached: 1 }],
      },
    },
  },
  {
    model: userCreateModel,
    fine: { userName: 'ann', password: 'Passw0rd', email: 'a@b' },
    fields: {
      userName: name,
      password,
      email,
      realName: upTo(32),
      stdNumber: upTo(15),
      phone,
      teamName: upTo(32),
    },
  },
  {
    model: adminUserInfoModel,
    fine: {},
    fields: {
      userName: keptName,
      email: { takes: ['a@b', null, ABSENT], refuses: ['', 'ann', `a@${chars(253)}`] },
      bio: upTo(50),
      phone,
      realName: upTo(32),
      stdNumber: upTo(24),
      emailConfirmed: maybe,
      role: { takes: ['Admin', 'admin', 0, '3', null, ABSENT], refuses: ['Root', 4, -1, ''] },
    },
  },
  { model: adminTeamModel, fine: {}, fields: { name: upTo(32), bio: upTo(31), locked: maybe } },
  { model: teamUpdateModel, fine: {}, fields: { name: upTo(32), bio: upTo(31) } },
  { model: teamTransferModel, fine: { newCaptainId: 'x' }, fields: { newCaptainId: must } },
  {
    model: postEditModel,
    fine: { title: 'x' },
    fields: {
      title: { takes: ['x', chars(50), flags(25)], refuses: [...BLANK, chars(51), flags(26)] },
      summary: anyText,
      content: anyText,
      tags: { takes: [...texts.takes, null, ABSENT], refuses: texts.refuses },
      isPinned: yes,
    },
  },
  { model: gameJoinModel, fine: {}, fields: { teamId: whole, organization: anyText, inviteCode: anyText } },
  {
    model: flagSubmitModel,
    fine: { flag: 'x' },
    fields: { flag: { takes: ['x', ' x ', chars(126)], refuses: [...BLANK, chars(127), 5, true] } },
  },
  {
    model: gameInfoModelInput,
    fine: { title: 'x' },
    fields: {
      title: must,
      hidden: yes,
      summary: plainText,
      content: plainText,
      acceptWithoutReview: yes,
      inviteCode: upTo(32),
      organizations: { takes: [...texts.takes, null, ABSENT], refuses: texts.refuses },
      teamMemberCountLimit: limit,
      containerCountLimit: limit,
      practiceMode: yes,
      start: {
        takes: ['2023-07-31T09:04:03.000Z', '2023-07-31T09:04:03.1234567+08:00', ABSENT],
        refuses: [null, '', 'soon', 1690794243000],
      },
      end: { takes: ['2023-07-31T09:04:03Z'], refuses: ['2023-02-30T00:00:00Z'] },
      wpddl: { takes: ['2023-07-31T09:04:03Z'], refuses: ['31.7.2023'] },
      wpNote: plainText,
      bloodBonus: { takes: [0, 52_459_530, 2 ** 40, '7', ABSENT], refuses: [null, 0.5, 'x'] },
    },
  },
  { model: gameNoticeModel, fine: { content: 'x' }, fields: { content: must } },
  {
    model: challengeInfoModelInput,
    fine: { title: 'x' },
    fields: {
      title: must,
      tag: { takes: ['PPC', 'ppc', 9, ABSENT], refuses: ['Steganography', 10, null] },
      type: { takes: ['DynamicContainer', 3, ABSENT], refuses: [4, -1, null] },
    },
  },
  {
    model: challengeUpdateModel,
    fine: {},
    fields: {
      title: { takes: ['x', chars(5000), null, ABSENT], refuses: ['', 5] },
      content: anyText,
      flagTemplate: upTo(120),
      tag: { takes: ['Web', 3, null, ABSENT], refuses: ['', 10] },
      hints: { takes: [...texts.takes, null, ABSENT], refuses: texts.refuses },
      isEnabled: maybe,
      opensAt: moment,
      closesAt: moment,
      attemptLimit: between(0, 50),
      flagMatch: { takes: ['Exact', 'Pattern', 1, null, ABSENT], refuses: ['', 'Fuzzy', 3] },
      needsAllFlags: maybe,
      prerequisites: { takes: [[], [1, 2], null, ABSENT], refuses: ['x', ['x'], 5] },
      containerImage: anyText,
      memoryLimit: between(32, 1_048_576),
      cpuCount: between(1, 1024),
      storageLimit: between(128, 1_048_576),
      containerExposePort: between(1, 65_535),
      privilegedContainer: maybe,
      originalScore: between(0, 1_000_000),
      minScoreRate: { takes: [0, 0.25, 1, '0.5', null, ABSENT], refuses: [-0.01, 1.01, 'x'] },
      difficulty: { takes: [0.1, 5, 1e6, null, ABSENT], refuses: [0, -5, 1e6 + 1, 'hard', []] },
      fileName: anyText,
    },
  },
  {
    model: attachmentCreateModel,
    fine: {},
    fields: { attachmentType: kind, fileHash: anyText, remoteUrl: anyText },
  },
  {
    model: flagCreateModel,
    fine: { flag: 'x' },
    fields: {
      flag: { takes: ['x', ' x ', chars(125)], refuses: [...BLANK, chars(126)] },
      attachmentType: kind,
      fileHash: anyText,
      remoteUrl: anyText,
    },
  },
]

describe.each(table.map((rules) => [rules.model.$id, rules] as const))('%s', (_, { model, fine, fields }) => {
  const takes = (sent: unknown) => readInput(model, sent, '', 'json').ok
  const put = (field: string, value: unknown) => {
    const { [field]: __, ...rest } = fine
    return value === ABSENT ? rest : { ...rest, [field]: value }
  }

  test('every field has its rules here', () =>
    expect(Object.keys(fields)).toEqual(Object.keys(model.properties ?? {})))

  test('a valid one is accepted, with any extra field', () => {
    expect(takes(fine)).toBe(true)
    expect(takes({ ...fine, somethingElse: { deep: [null] } })).toBe(true)
  })

  test.each([null, 'x', 5, []])('%j is invalid', (sent) => expect(takes(sent)).toBe(false))

  test.each(Object.keys(fields))('%s', (field) => {
    for (const value of fields[field]?.takes ?? [])
      expect(takes(put(field, value)), `${field} takes ${String(value)}`).toBe(true)
    for (const value of fields[field]?.refuses ?? [])
      expect(takes(put(field, value)), `${field} refuses ${String(value)}`).toBe(false)
  })
})
