import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differingLines } from '#src/shell/editor/line-diff.ts'

const lines = fc.array(fc.constantFrom('a', 'b', ''), { maxLength: 12 }).map((all) => all.join('\n'))

test('one changed line is shown with two lines on each side', () => {
  const text = (middle: string) => ['1', '2', '3', '4', middle, '6', '7', '8', '9'].join('\n')
  expect(differingLines(text('mine'), text('theirs'))).toEqual({
    above: 2,
    mine: '3\n4\nmine\n6\n7',
    theirs: '3\n4\ntheirs\n6\n7',
    below: 2,
  })
})

test('omitted lines are equal in both texts, and no others are omitted', () => {
  fc.assert(
    fc.property(lines, lines, (mine, theirs) => {
      const { above, below, ...shown } = differingLines(mine, theirs)
      const whole = (text: string, part: string) => {
        const all = text.split('\n')
        return [...all.slice(0, above), part, ...all.slice(all.length - below)].join('\n')
      }
      expect(whole(mine, shown.mine)).toBe(mine)
      expect(whole(theirs, shown.theirs)).toBe(theirs)
      expect(mine.split('\n').slice(0, above)).toEqual(theirs.split('\n').slice(0, above))
      const tail = (text: string) => text.split('\n').slice(text.split('\n').length - below)
      expect(tail(mine)).toEqual(tail(theirs))
    }),
  )
})
