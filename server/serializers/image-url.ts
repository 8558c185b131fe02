/** Root-relative and without an extension, as clients expect it. */
export const imageUrl = (hash: string | null, name: 'avatar' | 'poster' | 'logo') =>
  hash === null ? null : `/assets/${hash}/${name}`
