import { formatCount } from '#src/format/count.ts'

export const unusedFiles = {
  parts: 'Admin pages',
  tab: 'Files',
  health: 'Health',
  files: 'Unused files',
  text:
    'Files that no game, challenge, post or user uses any more, largest first. ' +
    'Files uploaded in the last 24 hours aren’t listed.',
  total: (count: number, size: string) =>
    `${count === 1 ? '1 file' : `${formatCount(count)} files`}, ${size}`,
  list: 'Unused files',
  name: 'Name',
  size: 'Size',
  storedAt: 'Uploaded',
  pick: (name: string) => `Select ${name}`,
  pickAll: 'Select all on this page',
  chosen: (count: number, size: string) => `${formatCount(count)} selected, ${size}`,
  removeChosen: 'Delete selected',
  removeAll: 'Delete all',
  removing: 'Deleting…',
  failed: 'Some files couldn’t be deleted',
  none: 'No unused files',
  noneText: 'Every stored file is in use.',
  pages: 'Pages of the list',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
}
export type UnusedFilesWords = typeof unusedFiles
