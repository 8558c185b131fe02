/** By what stored files can be put in order; who is equal in it stands by name. */
export const STORED_FILE_SORTS = ['Newest', 'Largest', 'Name'] as const
export type StoredFileSort = (typeof STORED_FILE_SORTS)[number]

/** What a file is to the thing that it belongs to. */
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
