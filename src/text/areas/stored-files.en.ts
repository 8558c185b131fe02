import { formatCount } from '#src/format/count.ts'

/** Texts of the stored files. */
export const storedFiles = {
  parts: 'File lists',
  all: 'All files',
  unused: 'Unused files',
  title: 'Files',
  text: 'All files on disk: attachments, pictures and writeups. Identical files are stored once.',
  search: 'Search by name or hash',
  total: (count: number, size: string) =>
    `${count === 1 ? '1 file' : `${formatCount(count)} files`}, ${size}`,
  found: (count: number, size: string) => `${formatCount(count)} found, ${size}`,
  list: 'Stored files',
  column: { name: 'Name', size: 'Size', storedAt: 'Uploaded', places: 'Used by' },
  order: 'Order',
  orders: { Newest: 'Newest first', Largest: 'Largest first', Name: 'By name' },
  open: (name: string) => `${name}, opens in a new tab`,
  copy: (name: string) => `Copy the address of ${name}`,
  copied: 'Copied',
  nothing: 'Not used',
  more: (count: number) => `and ${formatCount(count)} more`,
  place: {
    Avatar: (name: string) => `Avatar of ${name}`,
    TeamAvatar: (name: string) => `Avatar of team ${name}`,
    Poster: (name: string) => `Poster of ${name}`,
    Attachment: (name: string) => `Attachment of ${name}`,
    FlagAttachment: (name: string) => `Flag attachment of ${name}`,
    Writeup: (name: string) => `Writeup of ${name}`,
    Platform: () => 'Platform logo',
  },
  none: 'No files yet',
  noneText: 'Attachments, pictures and writeups appear here once they are uploaded.',
  noMatch: 'No files match',
  clear: 'Show all',
  pages: 'Pages of the list',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
}
export type StoredFilesWords = typeof storedFiles
