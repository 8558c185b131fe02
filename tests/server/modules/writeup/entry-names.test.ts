import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryNames, titleInName } from '#server/modules/writeup/entry-names.ts'

const STORED = 'Writeup-1-7-20260101-00.00.00Z.pdf'
const nameOf = (team: string) => entryNames([{ team, name: STORED }])[0]

describe('the name of a writeup in the archive', () => {
  test.each([
    ['Night Shift', `Night Shift_${STORED}`],
    ['红熊猫', `红熊猫_${STORED}`],
    ['👩‍💻 & co', `👩‍💻 & co_${STORED}`],
    ['a/b\\c:d*e?f"g<h>i|j', `a_b_c_d_e_f_g_h_i_j_${STORED}`],
    ['../../etc', `__.._etc_${STORED}`],
    ['..', `__${STORED}`],
    ['', `__${STORED}`],
    ['   ', `__${STORED}`],
    ['.hidden', `_hidden_${STORED}`],
    ['dots...', `dots_${STORED}`],
    ['spaces  ', `spaces_${STORED}`],
    ['CON', `_CON_${STORED}`],
    ['con.txt', `_con.txt_${STORED}`],
    ['Lpt1 .x', `_Lpt1 .x_${STORED}`],
    ['console', `console_${STORED}`],
    ['a\u0000b\u001f\u202ec', `a_b__c_${STORED}`],
    ['\ud800x', `_x_${STORED}`],
    ['e\u0301', `\u00e9_${STORED}`],
    ['n'.repeat(100), `${'n'.repeat(32)}_${STORED}`],
    [`${'n'.repeat(31)}😀`, `${'n'.repeat(31)}_${STORED}`],
  ])('of %j is %j', (team, name) => expect(nameOf(team)).toBe(name))

  test('is unique, even if names differ only in case or width', () => {
    const teams = ['Ada', 'ADA', 'ada', 'Ａda'].map((team) => ({ team, name: 'w.pdf' }))
    expect(entryNames(teams)).toEqual(['Ada_w.pdf', 'ADA_w (2).pdf', 'ada_w (3).pdf', 'Ａda_w (4).pdf'])
  })

  test('for any team and game, is valid on every system, and unique', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 70 }),
      fc.string({ unit: fc.constantFrom('.', ' ', '/', '\\', 'n', 'u', 'l', 'é', '😀') }),
    )
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), text, (teams, title) => {
        const names = entryNames(teams.map((team) => ({ team, name: STORED })))
        for (const name of [...names, titleInName(title)]) {
          expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cs}]/u)
          expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\s*(?:\.|$)/i)
          expect(name).not.toMatch(/^\.|[. ]$|^$/)
          expect(Buffer.byteLength(name)).toBeLessThan(200)
        }
        expect(new Set(names.map((name) => name.normalize('NFKC').toLowerCase())).size).toBe(teams.length)
      }),
      { numRuns: 60 },
    )
  })
})
