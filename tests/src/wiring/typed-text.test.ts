import { beforeEach, expect, test } from 'vitest'
import { openTypedTexts } from '#src/wiring/typed-text.ts'

beforeEach(() => sessionStorage.clear())

test('a field that asks for it is there after a reload, and no other: one may be a password', () => {
  const before = openTypedTexts(sessionStorage)
  before.write('flag 1/7 of ada', { flag: 'flag{half' }, 'reload')
  before.write('user-creation of ada', { password: 'secret' }, 'page')
  const after = openTypedTexts(sessionStorage)
  expect(after.read('flag 1/7 of ada')).toEqual({ flag: 'flag{half' })
  expect(after.read('user-creation of ada')).toEqual({})
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
})
test('an emptied field, or one from before a sign-out, is not', () => {
  const store = openTypedTexts(sessionStorage)
  store.write('a', { flag: 'x' }, 'reload')
  store.write('a', {}, 'reload')
  expect({ ...sessionStorage }).toEqual({})
  store.write('b', { flag: 'x' }, 'reload')
  store.write('c', { flag: 'x' }, 'page')
  store.clear()
  expect([store.read('b'), store.read('c'), { ...sessionStorage }]).toEqual([{}, {}, {}])
})
test.each(['{', '7', '[1]', '[["a"]]', '[["a",{"flag":1}]]'])(
  'an unreadable value is ignored: %s',
  (text) => {
    sessionStorage.setItem('typed', text)
    expect(openTypedTexts(sessionStorage).read('a')).toEqual({})
  },
)
