/**
 * The characters that may replace a letter or digit of a template: cases and look-alikes. Symbols are left
 * out, because they broke shell scripts inside of images.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  A: 'Aa4',
  B: 'Bb68',
  C: 'Cc',
  D: 'Dd',
  E: 'Ee3',
  F: 'Ff1',
  G: 'Gg69',
  H: 'Hh',
  I: 'Ii1l',
  J: 'Jj',
  K: 'Kk',
  L: 'Ll1I',
  M: 'Mm',
  N: 'Nn',
  O: 'Oo0',
  P: 'Pp',
  Q: 'Qq9',
  R: 'Rr',
  S: 'Ss5',
  T: 'Tt7',
  U: 'Uu',
  V: 'Vv',
  W: 'Ww',
  X: 'Xx',
  Y: 'Yy',
  Z: 'Zz2',
  0: '0oO',
  1: '1lI',
  2: '2zZ',
  3: '3eE',
  4: '4aA',
  5: '5Ss',
  6: '6Gb',
  7: '7T',
  8: '8bB',
  9: '9g',
}
export const GUID = '[GUID]'
export const TEAM_HASH = '[TEAM_HASH]'
export const LEET = '[LEET]'
const GUID_LENGTH = 36
const TEAM_HASH_LENGTH = 12

/** In bits. An attacker could guess the flags of a weaker template. */
export const MIN_STRENGTH = 32
/** Players could never submit a longer flag. */
export const MAX_FLAG_LENGTH = 126

export interface RandomSource {
  /** Lower case, with hyphens. */
  guid: () => string
  teamHash: string
  /** Returns one of the characters, all with the same probability. */
  pick: (from: string) => string
}

/** The flag of one team for a dynamic container. Without a template it is a GUID in braces. */
export function flagOf(template: string | null, { guid, teamHash, pick }: RandomSource): string {
  if (template === null || template === '') return `flag{${guid()}}`
  if (template.includes(GUID)) return template.replaceAll(GUID, guid())
  if (!template.includes(TEAM_HASH)) return varied(template, pick)
  const base = template.startsWith(LEET) ? varied(template.slice(LEET.length), pick) : template
  return base.replaceAll(TEAM_HASH, teamHash)
}

/** The same for all teams, because randomness replaces characters and never adds any. */
export function flagLength(template: string | null): number {
  return flagOf(template, {
    guid: () => '0'.repeat(GUID_LENGTH),
    teamHash: '0'.repeat(TEAM_HASH_LENGTH),
    pick: (from) => from.charAt(0),
  }).length
}

/**
 * In bits: the random part that an attacker who knows the template has to guess. Infinity with a GUID or a
 * team hash.
 */
export function templateStrength(template: string): number {
  if (template.includes(GUID) || template.includes(TEAM_HASH)) return Number.POSITIVE_INFINITY
  let bits = 0
  varied(template, (from) => {
    bits += Math.log2(from.length)
    return from.charAt(0)
  })
  return bits
}

export const isStrongTemplate = (template: string): boolean => templateStrength(template) >= MIN_STRENGTH

/** Varies only text inside of braces and outside of brackets. Blanks become `_` everywhere. */
function varied(text: string, pick: RandomSource['pick']): string {
  let isOn = false
  return Array.from(text, (sign) => {
    if (sign === '{' || sign === ']') isOn = true
    else if (sign === '}' || sign === '[') isOn = false
    else if (isOn) {
      const from = Object.hasOwn(LOOKALIKES, sign.toUpperCase()) ? LOOKALIKES[sign.toUpperCase()] : undefined
      if (from !== undefined) return pick(from)
    }
    return sign === ' ' ? '_' : sign
  }).join('')
}
