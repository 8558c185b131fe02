import { replaceControlCharacters } from '#server/base/control-characters.ts'

interface Named {
  team: string
  name: string
}
/** Unpacking programs create a folder of the same name, and Windows limits a path to 260 characters. */
const MAX_TITLE_LENGTH = 60
const MAX_TEAM_LENGTH = 32
/** Some system gives each of these characters a meaning in paths. */
const NOT_IN_NAMES = /[<>:"/\\|?*]/g
/** Windows treats these names as devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\s*(?:\.|$))/i

export const titleInName = (title: string): string => safe(title, MAX_TITLE_LENGTH)

/**
 * One name per writeup, in order. It starts with the name of the team, so that a folder sorts by team. The
 * names are unique even on file systems that ignore case or the form of accents.
 */
export function entryNames(writeups: readonly Named[]): string[] {
  const taken = new Set<string>()
  return writeups.map(({ team, name }) => {
    const wanted = `${safe(team, MAX_TEAM_LENGTH)}_${name.replace(NOT_IN_NAMES, '_')}`
    for (let count = 1; ; count++) {
      const entry = count === 1 ? wanted : wanted.replace(/(?=\.pdf$|$)/, ` (${count})`)
      const key = entry.normalize('NFKC').toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return entry
    }
  })
}

/** Returns a name that all systems accept as a file name, or as the start of one. */
function safe(text: string, longest: number): string {
  const plain = replaceControlCharacters(text.normalize('NFC')).replace(NOT_IN_NAMES, '_').trim()
  // A leading dot hides a file, and Windows drops trailing dots and spaces.
  const cut = withoutHalf(plain.slice(0, longest))
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
  return cut.replace(DEVICE, '_$&') || '_'
}

/** The cut may have split a surrogate pair. */
const withoutHalf = (text: string) => text.replace(/\p{Cs}$/u, '')
