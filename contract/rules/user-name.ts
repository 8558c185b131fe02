export const USER_NAME_MIN = 3
export const USER_NAME_MAX = 15

/** `scripts`: the letters belong to scripts that no language mixes, as in a name that imitates another. */
export type NameRule = 'letters' | 'scripts' | 'short' | 'long'

/** The punctuation that the base wire allows. A combining mark needs a letter before it. */
const CHARACTERS = /^[\p{L}\p{Nd}\-._@+][\p{L}\p{M}\p{Nd}\-._@+]*$/u
/** No language writes more marks on one letter. */
const PILE = /\p{M}{4}/u

/**
 * The scripts of living languages, as Unicode recommends (UAX 31). Scripts in one entry may be mixed (UTS 39,
 * "highly restrictive").
 */
const SCRIPTS: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Cyrillic',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Greek',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Khmer',
    'Lao',
    'Malayalam',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Tamil',
    'Telugu',
    'Thaana',
    'Thai',
    'Tibetan',
  ].map((script) => [script]),
]
const oneOf = (scripts: readonly string[]) => scripts.map((script) => `\\p{scx=${script}}`).join('')
/**
 * Digits and the allowed punctuation go with every script. Combining marks have the script of their letter.
 */
const TOGETHER = SCRIPTS.map(
  (scripts) => new RegExp(`^(?:[0-9\\-._@+]|\\p{sc=Inherited}|[${oneOf(scripts)}])*$`, 'u'),
)
const KNOWN = new RegExp(`^(?:[0-9\\-._@+]|\\p{sc=Inherited}|[${oneOf(SCRIPTS.flat())}])*$`, 'u')

/**
 * The first rule that a name breaks. Characters come first, so that a name in another script gets that
 * message and not "too short".
 */
export function brokenNameRule(name: string): NameRule | null {
  // Rejects a name that NFKC changes, because it would look like the changed one.
  if (!CHARACTERS.test(name) || PILE.test(name) || !KNOWN.test(name) || name !== name.normalize('NFKC'))
    return 'letters'
  if (!TOGETHER.some((together) => together.test(name))) return 'scripts'
  if (name.length < USER_NAME_MIN) return 'short'
  return name.length > USER_NAME_MAX ? 'long' : null
}

/**
 * Letters of other scripts that look like a Latin letter, small or capital. Latin letters map to themselves.
 * The database stores keys made with this table, so a change of it needs a migration (0012).
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['аᴀɑα', 'a'],
    ['вьβ', 'b'],
    ['сς', 'c'],
    ['ԁ', 'd'],
    ['еҽε', 'e'],
    ['ϝք', 'f'],
    ['ɡԍց', 'g'],
    ['нһηհ', 'h'],
    ['іꙇıι', 'i'],
    ['јϳյ', 'j'],
    ['кκ', 'k'],
    ['ӏլ', 'l'],
    ['мμϻ', 'm'],
    ['νոռ', 'n'],
    ['оοσօჿ', 'o'],
    ['рρ', 'p'],
    ['ԛզգ', 'q'],
    ['гᴦ', 'r'],
    ['ѕտ', 's'],
    ['тτ', 't'],
    ['ս', 'u'],
    ['ѵ', 'v'],
    ['ѡԝωա', 'w'],
    ['хχ', 'x'],
    ['уүγυყ', 'y'],
    ['ζ', 'z'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter) => [letter, latin] as const)),
)

/** Two names look the same if this text of both is equal. */
export const withoutLookAlikes = (lowerCase: string): string =>
  [...lowerCase].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('')
