import { describe, expect, test } from 'vitest'
import { css } from '#styled/css/index.js'
import { withClassNames } from '../../scripts/static-styles.ts'

const names = (styles: Record<string, unknown>) => Object.keys(styles).join('+')
const built = (code: string) => withClassNames(code, 'view.tsx', names)

describe('styles known at build time', () => {
  test('become their class names, in any position', () => {
    expect(
      built(
        `const a = css({ display: 'flex' })\nexport const B = () => <p className={css({ gap: '2', _hover: { color: 'x' } })} />`,
      ),
    ).toBe(`const a = "display"\nexport const B = () => <p className={"gap+_hover"} />`)
  })
  test.each([
    ['a value of the moment', 'css({ gap: wide ? "2" : "4" })'],
    ['a value from elsewhere', 'css({ ...base })'],
    ['a name of the moment', 'css({ [side]: "2" })'],
    ['several together', 'css({ gap: "2" }, other)'],
    ['a style known inside one that is not', 'css({ _hover: { gap } })'],
    ['another function', 'sva({ gap: "2" })'],
  ])('leave %s to the engine', (_, code) => expect(built(code)).toBe(code))
  test('equal those of the engine', () => {
    const style = {
      display: 'flex',
      gap: '2',
      _hover: { color: 'fg.link' },
      '& > svg': { boxSize: '4' },
    } as const
    expect(withClassNames(`css(${JSON.stringify(style)})`, 'view.ts', () => css(style))).toBe(
      JSON.stringify(css(style)),
    )
    expect(css(style)).toContain('d_flex')
  })
})
