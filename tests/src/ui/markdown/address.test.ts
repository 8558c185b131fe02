import { expect, test } from 'vitest'
import { readAddress } from '#src/ui/markdown/link-and-image.tsx'

const here = 'https://ctf.example/games/1'

test.each([
  ['/posts/1', { kind: 'inside', url: 'https://ctf.example/posts/1' }],
  ['#rules', { kind: 'inside', url: 'https://ctf.example/games/1#rules' }],
  ['https://ctf.example/assets/a.png', { kind: 'inside', url: 'https://ctf.example/assets/a.png' }],
  ['https://other.example/', { kind: 'outside', url: 'https://other.example/' }],
  ['//other.example/a', { kind: 'outside', url: 'https://other.example/a' }],
  ['\\\\other.example/a', { kind: 'outside', url: 'https://other.example/a' }],
  ['http://ctf.example/', { kind: 'outside', url: 'http://ctf.example/' }],
  ['mailto:ada@example.org', { kind: 'outside', url: 'mailto:ada@example.org' }],
])('%j is a valid link', (written, address) => expect(readAddress(written, here)).toEqual(address))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'blob:https://ctf.example/1',
  'file:///etc/passwd',
  'https://',
  'http://[',
])('%j is refused', (written) => expect(readAddress(written, here)).toEqual({ kind: 'refused' }))
