import type { ReactNode } from 'react'

const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

interface SafeLinkProps {
  address: string
  title?: string | null | undefined
  here: string
  children: ReactNode
}

/** Renders no link if the address is invalid or has a scheme that could run a script. */
export function SafeLink({ address, title, here, children }: SafeLinkProps) {
  const target = readAddress(address, here)
  switch (target.kind) {
    case 'inside':
      return (
        <a href={target.url} title={title ?? undefined}>
          {children}
        </a>
      )
    case 'outside':
      return (
        <a href={target.url} title={title ?? undefined} target="_blank" rel="noopener noreferrer nofollow">
          {children}
        </a>
      )
    case 'refused':
      return children
    default:
      return target satisfies never
  }
}

interface PictureProps {
  address: string
  words: string | null | undefined
  title?: string | null | undefined
  place: { here: string; pictures: 'shown' | 'linked' }
}

/**
 * Shows an image of another host as a link, because loading it would tell that host who reads the text and
 * when. Every image is a link if `pictures` is `linked`.
 */
export function Picture({ address, words, title, place: { here, pictures } }: PictureProps) {
  const target = readAddress(address, here)
  if (target.kind === 'inside' && pictures === 'shown') {
    return (
      <img src={target.url} alt={words ?? ''} title={title ?? undefined} loading="lazy" decoding="async" />
    )
  }
  return (
    <SafeLink address={address} title={title} here={here}>
      {(words ?? '') === '' ? address : words}
    </SafeLink>
  )
}

type Address = { kind: 'inside'; url: string } | { kind: 'outside'; url: string } | { kind: 'refused' }

/**
 * Whether a written address leads to this site or elsewhere. Only web and mail addresses count, because other
 * schemes could run a script.
 */
export function readAddress(written: string, here: string): Address {
  const url = parseUrl(written, here)
  if (!url || !SCHEMES.has(url.protocol)) return { kind: 'refused' }
  return url.origin === new URL(here).origin
    ? { kind: 'inside', url: url.href }
    : { kind: 'outside', url: url.href }
}

function parseUrl(written: string, here: string): URL | null {
  try {
    return new URL(written, here)
  } catch {
    return null
  }
}
