/** Root-relative and without an extension, because base clients expect it so. */
export const imageUrl = (hash: string | null, name: 'avatar' | 'poster' | 'logo') =>
  hash === null ? null : `/assets/${hash}/${name}`
