const channels = [1, 3, 5] as const

/**
 * Mixes `share` (0 to 1) of one `#rrggbb` over another, so that a tint is a solid colour whose contrast tests
 * can check.
 */
export function mix(over: string, under: string, share: number): string {
  return `#${channels.map((at) => byte(channel(over, at) * share + channel(under, at) * (1 - share))).join('')}`
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16)
}

function byte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
