import { expect, test } from 'vitest'
import { wordsOnly } from '#src/ui/markdown/words-only.ts'

test.each([
  ['The **finals** start *late*.', 'The finals start late.'],
  ['See [the rules](/posts/1) and `nc host 1337`.', 'See the rules and nc host 1337.'],
  ['One\n\n- two\n- three\n\n```\nfour\n```', 'One two three four'],
  ['Fish &amp; chips \\*\n\n![the map](/map.png)', 'Fish & chips * the map'],
  ['# no title\n---\n| a | b |', '# no title --- | a | b |'],
  ['5 < 6 and <b>bold</b>', '5 < 6 and <b>bold</b>'],
])('%j becomes %j', (source, words) => expect(wordsOnly(source)).toBe(words))
