import { expect, test } from 'vitest'
import { toDocumentTitle } from '#src/shell/document-title.tsx'

test('the screen is before the platform', () =>
  expect(toDocumentTitle('About', 'GZ')).toBe('About - GZ::CTF'))
test('without a screen there is only the platform', () => expect(toDocumentTitle(null, 'GZ')).toBe('GZ::CTF'))
