import { expect, test } from 'vitest'
import { emailFlaw } from '#contract/rules/account.ts'
import { brokenNameRule } from '#contract/rules/user-name.ts'
import { brokenPasswordRules } from '#contract/rules/password.ts'
import { readInviteCode } from '#contract/rules/invite-code.ts'
import { isPhone } from '#contract/rules/profile.ts'
import { isRemoteUrl } from '#contract/rules/remote-url.ts'
import { isBlank, teamFlaws } from '#contract/rules/team.ts'
import { hostileTexts, quickest } from '../hostile-text.ts'

const RULES: [string, (text: string) => unknown][] = [
  ['isPhone', isPhone],
  ['brokenNameRule', brokenNameRule],
  ['brokenPasswordRules', brokenPasswordRules],
  ['emailFlaw', emailFlaw],
  ['isBlank', isBlank],
  ['teamFlaws', (text) => teamFlaws({ name: text, bio: text })],
  ['readInviteCode', readInviteCode],
  ['isRemoteUrl', isRemoteUrl],
]

test.each(RULES)('%s handles any long text fast', (_, rule) => {
  for (const text of hostileTexts())
    expect([text.slice(0, 12), quickest(() => rule(text)) < 50]).toEqual([text.slice(0, 12), true])
})
