import { expect, test } from 'vitest'
import { toDocumentTitle } from '#src/shell/document-title.tsx'

test('a screen stands before the platform', () =>
  expect(toDocumentTitle('About', 'GZ')).toBe('About - GZ::CTF'))
test('without a screen the platform stands alone', () => expect(toDocumentTitle(null, 'GZ')).toBe('GZ::CTF'))
