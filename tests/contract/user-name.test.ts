import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenNameRule, withoutLookAlikes } from '#contract/rules/user-name.ts'

describe('a user name', () => {
  test.each([
    'ada.lovelace',
    'José-María',
    'Zoë_99',
    '李小龙abc',
    'ひらがなカタカナ漢字',
    '홍길동Kim',
    'ㄅㄆㄇ漢字',
    'Вовочка',
    'Ελένη',
    'محمد',
    'मीरा',
    'สมชาย',
    'Նարե',
    'דוד123',
  ])('may be %s', (name) => expect(brokenNameRule(name)).toBeNull())
  test.each([
    ['a Cyrillic letter among Latin ones', 'аdmin'],
    ['a Greek letter among Latin ones', 'αdmin'],
    ['Hangul beside kana', '홍길동ひら'],
    ['Thai beside Cyrillic', 'สมชВова'],
  ])('mixes no scripts: %s', (_, name) => expect(brokenNameRule(name)).toBe('scripts'))
  test.each([
    ['blanks', 'ada lovelace'],
    ['zero-width marks', 'ada​ada'],
    ['a turn of direction', 'ada‮nimda'],
    ['an emoji', 'ada😀ada'],
    ['a mark before any letter', '́ada'],
    ['a pile of marks', `a${'́'.repeat(5)}da`],
    ['letters of another width', 'ａｄｍｉｎ'],
    ['a ligature', 'ﬁnal'],
    ['a script that nobody writes any more', '𐤀𐤁𐤂𐤃'],
    ['a line break', 'ada\nada'],
    ['an unpaired half', 'ada\ud800'],
  ])('has none of these: %s', (_, name) => expect(brokenNameRule(name)).toBe('letters'))
  test('of ASCII is judged as before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (name) => {
        const rule = !/^[A-Za-z0-9\-._@+]+$/.test(name)
          ? 'letters'
          : name.length < 3
            ? 'short'
            : name.length > 15
              ? 'long'
              : null
        expect(brokenNameRule(name)).toBe(rule)
      }),
    )
  })
})

describe('look-alikes', () => {
  test.each([
    ['сосо', 'coco'],
    ['хаос', 'xaoc'],
    ['вов', 'bob'],
    ['օօօ', 'ooo'],
    ['ьоь', 'bob'],
    ['ѡоԝ', 'wow'],
    ['σοσ', 'ooo'],
    ['տաք', 'swf'],
    ['ყჿყ', 'yoy'],
  ])('%s reads as %s', (name, latin) => expect(withoutLookAlikes(name)).toBe(latin))
  test('leave ASCII unchanged, and replacing them twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(withoutLookAlikes(text)).toBe(text)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(withoutLookAlikes(withoutLookAlikes(text))).toBe(withoutLookAlikes(text))
      }),
    )
  })
})
