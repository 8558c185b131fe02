import { beforeEach, expect, test } from 'vitest'
import { openDrafts } from '#src/wiring/drafts.ts'

beforeEach(() => sessionStorage.clear())

test('a field that asks for it is there after a reload, and no other: one may be a password', () => {
  const before = openDrafts(sessionStorage)
  before.write('flag 1/7 of ada', { flag: 'flag{half' }, 'reload')
  before.write('user-creation of ada', { password: 'secret' }, 'page')
  const after = openDrafts(sessionStorage)
  expect(after.read('flag 1/7 of ada')).toEqual({ flag: 'flag{half' })
  expect(after.read('user-creation of ada')).toEqual({})
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
})
test('an emptied field, or one from before a sign-out, is not', () => {
  const drafts = openDrafts(sessionStorage)
  drafts.write('a', { flag: 'x' }, 'reload')
  drafts.write('a', {}, 'reload')
  expect({ ...sessionStorage }).toEqual({})
  drafts.write('b', { flag: 'x' }, 'reload')
  drafts.write('c', { flag: 'x' }, 'page')
  drafts.clear()
  expect([drafts.read('b'), drafts.read('c'), { ...sessionStorage }]).toEqual([{}, {}, {}])
})
test.each(['{', '7', '[1]', '[["a"]]', '[["a",{"flag":1}]]'])(
  'an unreadable value is ignored: %s',
  (text) => {
    sessionStorage.setItem('typed', text)
    expect(openDrafts(sessionStorage).read('a')).toEqual({})
  },
)
