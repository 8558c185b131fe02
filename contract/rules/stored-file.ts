/** Files that are equal in the chosen order are sorted by name. */
export const STORED_FILE_SORTS = ['Newest', 'Largest', 'Name'] as const
export type StoredFileSort = (typeof STORED_FILE_SORTS)[number]

export const FILE_PLACES = [
  'Avatar',
  'TeamAvatar',
  'Poster',
  'Attachment',
  'FlagAttachment',
  'Writeup',
  'Platform',
] as const
export type FilePlaceKind = (typeof FILE_PLACES)[number]
