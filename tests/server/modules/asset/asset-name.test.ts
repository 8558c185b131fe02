import { readRange } from '#server/modules/asset/byte-range.ts'
import { attachment, cleanName } from '#server/modules/asset/file-name.ts'
import { typeOf } from '#server/modules/asset/file-type.ts'
import { isKnown, isSameDownload } from '#server/modules/asset/http-cache.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const nothing = Buffer.alloc(0)

describe('the name of a file', () => {
  test.each([
    ['task.zip', 'task.zip'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\flag.txt', 'flag.txt'],
    ['..', 'file'],
    ['', 'file'],
    ['a/', 'file'],
    ['a\r\nset-cookie: x', 'a__set-cookie: x'],
    ['a\u0000b\u007fc\u0085d', 'a_b_c_d'],
    ['exe\u202etxt.zip', 'exe_txt.zip'],
    ['\ud800x', '_x'],
    ['题目 附件.tar.gz', '题目 附件.tar.gz'],
    ['مهمة.zip', 'مهمة.zip'],
    ['задача.zip', 'задача.zip'],
    ['मेरा.zip', 'मेरा.zip'],
    ['👩‍💻.zip', '👩‍💻.zip'],
  ])('%j is stored as %j', (name, clean) => expect(cleanName(name)).toBe(clean))

  test.each([
    ['a.zip', `attachment; filename="a.zip"; filename*=UTF-8''a.zip`],
    ['a "b" \\ 100%;.zip', `attachment; filename=" 100_;.zip"; filename*=UTF-8''%20100%25%3B.zip`],
    ['题.zip', `attachment; filename="_.zip"; filename*=UTF-8''%E9%A2%98.zip`],
    [`it's (1)*.zip`, `attachment; filename="it's (1)*.zip"; filename*=UTF-8''it%27s%20%281%29%2A.zip`],
  ])('%j is sent as %s', (name, header) => expect(attachment(name)).toBe(header))

  test('for any name, the header is one line of printable characters with the stored name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const header = attachment(name)
        expect(header).toMatch(/^attachment; filename="[^"\\]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/)
        expect(header).toMatch(/^[\x20-\x7e]+$/)
        const said = decodeURIComponent(header.slice(header.indexOf("''") + 2))
        expect(said).toBe(cleanName(name).replace(/\p{Cs}/gu, '_'))
        expect(said).not.toMatch(/[/\\\p{Cc}]/u)
      }),
    )
  })
})

describe('the type of a file', () => {
  const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')
  test.each([
    ['writeup.pdf', nothing, 'application/pdf'],
    ['WriteUp.PDF', webp, 'application/pdf'],
    ['avatar', webp, 'image/webp'],
    ['poster', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
    ['avatar', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['avatar', Buffer.from('GIF89a'), 'image/gif'],
    ['avatar', Buffer.from('\0\0\0\x1cftypavif', 'latin1'), 'image/avif'],
    ['avatar.webp', Buffer.from('GIF89a'), 'image/gif'],
    ['avatar', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), 'application/octet-stream'],
    ['avatar', nothing, 'application/octet-stream'],
    ['task.zip', Buffer.from('PK'), 'application/zip'],
    ['notes.txt', nothing, 'text/plain'],
    ['a.unknown', nothing, 'application/octet-stream'],
    ...['html', 'htm', 'xhtml', 'svg', 'xml', 'js', 'mjs', 'css', 'HTML'].map(
      (ext) => [`x.${ext}`, nothing, 'application/octet-stream'] as const,
    ),
    ['constructor', nothing, 'application/octet-stream'],
    ['x.constructor', nothing, 'application/octet-stream'],
  ] as const)('%s is %s', (name, head, type) => expect(typeOf(name, head)).toBe(type))
})

describe('the range of a request', () => {
  test.each([
    [undefined, 'all'],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=3-5', { start: 3, end: 5 }],
    ['bytes=3-99', { start: 3, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-3', 'all'],
    ['bytes=-', 'all'],
    ['bytes=0-1,3-4', 'all'],
    ['items=0-1', 'all'],
    ['bytes=a-b', 'all'],
  ] as const)('%s of ten bytes', (header, expected) => {
    const wanted = readRange(header, 10)
    expect(wanted.kind === 'part' ? wanted.range : wanted.kind).toEqual(expected)
  })

  test('is always within the file', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^bytes=\d{0,4}-\d{0,4}$/),
        fc.integer({ min: 0, max: 3000 }),
        (header, size) => {
          const wanted = readRange(header, size)
          if (wanted.kind !== 'part') return
          expect(wanted.range.start).toBeGreaterThanOrEqual(0)
          expect(wanted.range.start).toBeLessThanOrEqual(wanted.range.end)
          expect(wanted.range.end).toBeLessThan(size)
        },
      ),
    )
  })
})

describe('a cached file', () => {
  const mark = { etag: '"abc"', modified: 'Thu, 01 Jan 2026 00:00:00 GMT' }
  test.each([
    [{}, false],
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': '"x", W/"abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"', 'if-modified-since': mark.modified }, false],
    [{ 'if-modified-since': mark.modified }, true],
    [{ 'if-modified-since': 'Wed, 31 Dec 2025 23:59:59 GMT' }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
  ])('%o is current: %s', (headers, known) => expect(isKnown(headers, mark)).toBe(known))

  test.each([
    [{}, true],
    [{ 'if-range': '"abc"' }, true],
    [{ 'if-range': mark.modified }, true],
    [{ 'if-range': '"x"' }, false],
  ])('%o continues: %s', (headers, same) => expect(isSameDownload(headers, mark)).toBe(same))
})
