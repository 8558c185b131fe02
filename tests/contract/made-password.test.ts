import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenPasswordRules } from '#contract/rules/password.ts'
import { printCsv, readCsv } from '#contract/rules/csv.ts'
import { makePassword } from '#contract/rules/generated-password.ts'

test('a password that is made keeps the rules, and comes out of a spreadsheet as it went in, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(255)), (bytes: Iterator<number, number>) => {
      const password = makePassword(() => bytes.next().value)
      expect(password).toMatch(/^[A-Za-z0-9][A-Za-z0-9!@#$%^&*()\-_=+]{15}$/)
      expect([brokenPasswordRules(password), /[^A-Za-z0-9]/.test(password)]).toEqual([[], true])
      expect(readCsv(printCsv([['password'], [password]]))[1]?.cells).toEqual([password])
    }),
  )
})
