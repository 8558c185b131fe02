import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenPasswordRules } from '#contract/rules/password.ts'
import { printCsv, readCsv } from '#contract/rules/csv.ts'
import { makePassword } from '#contract/rules/generated-password.ts'

test('any generated password meets the rules, and survives a spreadsheet', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(255)), (bytes: Iterator<number, number>) => {
      const password = makePassword(() => bytes.next().value)
      expect(password).toMatch(/^[A-Za-z0-9][A-Za-z0-9!@#$%^&*()\-_=+]{15}$/)
      expect([brokenPasswordRules(password), /[^A-Za-z0-9]/.test(password)]).toEqual([[], true])
      expect(readCsv(printCsv([['password'], [password]]))[1]?.cells).toEqual([password])
    }),
  )
})
