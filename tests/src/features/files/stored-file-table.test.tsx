import { fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FileCards } from '#src/features/files/stored-files.tsx'
import { exampleFiles, FileTable, type FileTableProps } from '#src/features/files/stored-file-table.tsx'
import { storedFileCall, readStoredFileQuery } from '#src/url/stored-file-query.ts'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/stored-files.en.ts'
import '#src/text/areas/stored-files.ja.ts'
import '#src/text/areas/stored-files.zh.ts'

let world: AppWorld
const onSort = vi.fn<FileTableProps['onSort']>()
beforeEach(() => onSort.mockClear())
afterEach(() => world.close())

async function see(language: string, props: Partial<FileTableProps> = {}) {
  localStorage.setItem('language', language)
  world = openAppWorld()
  const table = <FileTable files={exampleFiles} state="settled" sort="Newest" onSort={onSort} {...props} />
  await show(world, <MemoryRouter>{table}</MemoryRouter>)
  return document.body.textContent
}

describe('the table of stored files', () => {
  test.each([
    ['en', ['Attachment of Warm up', 'Poster of Autumn Cup', 'and 4 more', 'Not used', 'Platform logo']],
    ['zh', ['Warm up 的附件', 'Autumn Cup 的海报', '另有 4 处', '无', '平台本身']],
    ['ja', ['Warm up の添付ファイル', 'Autumn Cup のポスター', 'ほか 4 件', 'なし', 'サイト']],
  ])('shows in %s what each file is used for', async (language, words) => {
    const said = await see(language)
    for (const word of words) expect(said).toContain(word)
  })

  test('links to each place that uses a file', async () => {
    await see('en')
    const [, second] = screen.getAllByRole('row').slice(1)
    if (!second) throw new Error('There are examples.')
    const ways = within(within(second).getByRole('list')).getAllByRole('link')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/admin/users',
      '/admin/teams',
      '/games/1/room/settings',
      '/games/1/room/challenges/8/flags',
      '/games/1/room/writeups',
    ])
  })

  test('shows its sort column, and sorts by another when its header is pressed', async () => {
    await see('en', { sort: 'Name' })
    const orders = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))
    expect(orders).toEqual(['ascending', 'none', 'none', null])
    for (const name of ['Name', 'Size', 'Uploaded']) screen.getByRole('button', { name }).click()
    expect(onSort.mock.calls).toEqual([['Name'], ['Largest'], ['Newest']])
  })
})

test('where there is no room for columns each file is a card, and the order is chosen from a list', async () => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
  const cards = <FileCards files={exampleFiles} state="settled" sort="Newest" onSort={onSort} />
  await show(world, <MemoryRouter>{cards}</MemoryRouter>)
  const list = screen.getByRole('list', { name: 'Stored files' })
  expect(within(list).getAllByRole('button', { name: /^Copy the address of/ })).toHaveLength(
    exampleFiles.length,
  )
  for (const word of ['src.zip', '2.1 MB', 'Attachment of Warm up', 'and 4 more', 'Not used'])
    expect(list.textContent).toContain(word)
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'Largest' } })
  expect(onSort.mock.calls).toEqual([['Largest']])
})

test('a URL gives back the order that it was made from, and an invalid one the default', () => {
  for (const wish of [
    { hint: '', sort: 'Newest', page: 1 },
    { hint: 'a & b', sort: 'Largest', page: 3 },
  ] as const) {
    expect(readStoredFileQuery(new URLSearchParams(storedFileCall(wish)))).toEqual(wish)
  }
  expect(readStoredFileQuery(new URLSearchParams('sort=largest&page=-1'))).toEqual({
    hint: '',
    sort: 'Newest',
    page: 1,
  })
  expect(storedFileCall({ hint: '', sort: 'Newest', page: 1 })).toEqual({ part: 'files' })
})
