import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskedAnswer } from '#machines/admin/masked-answer.ts'

const told = (content: string) => maskedAnswer({ type: 'FlagSubmit', content })

describe('the flag in an event', () => {
  test('is the text between the verdict and the challenge', () => {
    expect(told('[WrongAnswer] flag{nope}  Warm up#7')).toEqual({
      before: '[WrongAnswer] ',
      answer: 'flag{nope}',
      after: '  Warm up#7',
    })
  })
  test('may contain the text that ends it', () => {
    expect(told('[Accepted] flag{a  b#7}  Warm up#7')?.answer).toBe('flag{a  b#7}')
  })
  test('is the whole text if the text has another form', () => {
    expect(told('answered flag{nope}')).toEqual({ before: '', answer: 'answered flag{nope}', after: '' })
  })
  test('is in no other event', () => {
    expect(maskedAnswer({ type: 'CheatDetected', content: 'Warm up#7  Owls ← Moles' })).toBeNull()
  })
  test('is found as a whole, for any flag and any title', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string(), (answer, title) => {
        const found = told(`[WrongAnswer] ${answer}  ${title}#7`)
        expect(found && found.before + found.answer + found.after).toBe(`[WrongAnswer] ${answer}  ${title}#7`)
        expect(found?.answer.startsWith(answer)).toBe(true)
      }),
    ))
})
