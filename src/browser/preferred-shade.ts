const QUERY = '(prefers-color-scheme: light)'

/** The colour scheme that the device prefers now. */
export function preferredShade(): 'dark' | 'light' {
  return matchMedia(QUERY).matches ? 'light' : 'dark'
}

export function followPreferredShade(changed: (shade: 'dark' | 'light') => void): () => void {
  const media = matchMedia(QUERY)
  const tell = () => changed(preferredShade())
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}
