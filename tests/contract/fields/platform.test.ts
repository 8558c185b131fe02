import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flawsOf, isForm } from '#contract/fields/field.ts'
import {
  PLATFORM,
  toConfigInput,
  toPlatformForm,
  type PlatformFlaws,
  type PlatformForm,
} from '#contract/fields/platform.ts'
import type { ConfigEditModel } from '#contract/models/config.ts'
import type { PlatformMeans } from '#contract/models/platform.ts'
import { platformWarnings } from '#machines/admin/platform-warnings.ts'

const config: ConfigEditModel = {
  accountPolicy: {
    allowRegister: true,
    activeOnRegister: false,
    useGoogleRecaptcha: true,
    emailConfirmationRequired: true,
    emailDomainList: 'A.example, b.example',
  },
  globalConfig: { title: 'Harbour', slogan: 'Sail', beianInfo: null, customTheme: '#7c3aed' },
  gamePolicy: { autoDestroyOnLimitReached: true },
}
const stored = toPlatformForm(config)
const changed = (changes: Partial<PlatformForm>) => toConfigInput(stored, { ...stored, ...changes })

describe('a saved section', () => {
  test('without a change has no fields', () => expect(toConfigInput(stored, stored)).toEqual({}))
  test('is sent whole, without the others', () => {
    expect(changed({ title: ' Bay ' })).toEqual({
      globalConfig: { title: 'Bay', slogan: 'Sail', beianInfo: null },
    })
    expect(changed({ autoDestroyOnLimitReached: false })).toEqual({
      gamePolicy: { autoDestroyOnLimitReached: false },
    })
    expect(changed({ emailDomainList: [] })).toEqual({
      accountPolicy: { ...config.accountPolicy, emailDomainList: '' },
    })
  })
  test('sends an emptied text as such, and leaves out one that was never stored', () => {
    const written = { ...stored, beianInfo: 'ICP 1' }
    expect(toConfigInput(written, { ...written, beianInfo: '' }).globalConfig).toMatchObject({
      beianInfo: '',
    })
    expect(changed({ slogan: '' }).globalConfig).toMatchObject({ slogan: '', beianInfo: null })
  })
  test('sends a colour only if it was changed, because a base server has none', () => {
    expect(changed({ customTheme: '' }).globalConfig).toMatchObject({ customTheme: '' })
    expect(changed({ title: 'Bay' }).globalConfig).not.toHaveProperty('customTheme')
  })
  test('gives the typed values, for any change', () => {
    const fields = fc.record({
      title: fc.constantFrom('Harbour', 'Bay'),
      slogan: fc.constantFrom('Sail', ''),
      beianInfo: fc.constantFrom('', 'ICP 1'),
      customTheme: fc.constantFrom('', '#7c3aed', '#123456'),
      allowRegister: fc.boolean(),
      activeOnRegister: fc.boolean(),
      emailConfirmationRequired: fc.boolean(),
      useGoogleRecaptcha: fc.boolean(),
      emailDomainList: fc.constantFrom([], ['a.example'], ['a.example', 'b.example']),
      autoDestroyOnLimitReached: fc.boolean(),
    })
    fc.assert(
      fc.property(fields, (typed) => {
        const { accountPolicy, globalConfig, gamePolicy } = toConfigInput(stored, typed)
        const { beianInfo, customTheme, ...texts } = { ...config.globalConfig, ...globalConfig }
        const after: ConfigEditModel = {
          accountPolicy: { ...config.accountPolicy, ...accountPolicy },
          globalConfig: {
            ...texts,
            beianInfo: beianInfo ?? config.globalConfig.beianInfo,
            ...(customTheme ? { customTheme } : {}),
          },
          gamePolicy: { ...config.gamePolicy, ...gamePolicy },
        }
        expect(toPlatformForm(after)).toEqual(typed)
      }),
    )
  })
})

test("the server's values and those of a draft have the same form", () => {
  expect(isForm(PLATFORM, JSON.parse(JSON.stringify(stored)))).toBe(true)
})

test.each<[Partial<PlatformForm>, Partial<PlatformFlaws>]>([
  [{ title: ' ' }, { title: 'missing' }],
  [{ title: 'x'.repeat(256) }, { title: 'long' }],
  [{ title: 'x'.repeat(255) }, {}],
  [{ slogan: 'x'.repeat(256) }, { slogan: 'long' }],
  [{ beianInfo: 'x'.repeat(256) }, { beianInfo: 'long' }],
  [{ slogan: '', beianInfo: '', customTheme: '', emailDomainList: [] }, {}],
  [{ customTheme: '#12345' }, { customTheme: 'colour' }],
  [{ emailDomainList: ['a.example', 'nonsense'] }, { emailDomainList: 'domain' }],
  [
    { emailDomainList: Array.from({ length: 101 }, (_, nth) => `d${nth}.example`) },
    { emailDomainList: 'many' },
  ],
])('the values %j have the errors %j', (changes, flaws) => {
  const found = Object.entries(flawsOf(PLATFORM, { ...stored, ...changes })).filter(
    ([, flaw]) => flaw !== null,
  )
  expect(Object.fromEntries(found)).toEqual(flaws)
})

const means = (given: Partial<PlatformMeans> = {}): PlatformMeans => ({
  mail: 'Smtp',
  sender: 'a@b.example',
  mailServer: 'm:25',
  captcha: 'Recaptcha',
  untrustedProxy: null,
  ...given,
})
const on = {
  allowRegister: true,
  activeOnRegister: false,
  emailConfirmationRequired: true,
  useGoogleRecaptcha: true,
}
const quiet = {
  allowRegister: null,
  activeOnRegister: null,
  emailConfirmationRequired: null,
  useGoogleRecaptcha: null,
}
test.each([
  ['all is there', on, means(), {}],
  [
    'nobody lets anybody in by himself',
    { ...on, emailConfirmationRequired: false },
    means(),
    { activeOnRegister: 'by-hand' },
  ],
  [
    'no letter is waited for',
    { ...on, activeOnRegister: true },
    means(),
    { emailConfirmationRequired: 'unused' },
  ],
  ['no letter leaves', on, means({ mail: 'None' }), { emailConfirmationRequired: 'mail-none' }],
  [
    'letters become files',
    { ...on, activeOnRegister: true },
    means({ mail: 'Outbox' }),
    { emailConfirmationRequired: 'mail-outbox' },
  ],
  ['nobody asks', on, means({ captcha: 'None' }), { useGoogleRecaptcha: 'captcha-none' }],
  [
    'a switch that is off has no warning',
    { ...on, activeOnRegister: true, emailConfirmationRequired: false, useGoogleRecaptcha: false },
    means({ mail: 'None', captcha: 'None' }),
    {},
  ],
  [
    'nobody may register, whom nobody lets in',
    { ...on, allowRegister: false, emailConfirmationRequired: false },
    means(),
    {},
  ],
  [
    'nobody may register, who would be in at once',
    { ...on, allowRegister: false, activeOnRegister: true },
    means(),
    {},
  ],
  [
    'nobody may register, but passwords are recovered',
    { ...on, allowRegister: false },
    means({ mail: 'None' }),
    { emailConfirmationRequired: 'mail-none' },
  ],
  ['nothing is known', on, null, {}],
] as const)('%s', (_, switches, given, warnings) => {
  expect(platformWarnings(switches, given)).toEqual({ ...quiet, ...warnings })
})
