import { replaceControlCharacters } from '#server/base/control-characters.ts'

interface Named {
  team: string
  /** As it was stored. */
  name: string
}
/**
 * Programs that unpack put the folder into one of the same name, and on Windows a whole path has 260
 * characters.
 */
const MAX_TITLE_LENGTH = 60
const MAX_TEAM_LENGTH = 32
/** Characters with a meaning in paths, streams or patterns of some system. */
const NOT_IN_NAMES = /[<>:"/\\|?*]/g
/** Windows takes these for devices, whatever follows behind a dot. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\s*(?:\.|$))/i

export const titleInName = (title: string): string => safe(title, MAX_TITLE_LENGTH)

/**
 * One for each, in their order: the team's name first, so that a folder is sorted by teams, then what it was
 * stored as, which names the team by its number. No two are the same for a file system that takes cases, or
 * ways of writing an accent, for the same.
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

/** Returns a name that all systems accept as a file name, or as its beginning. */
function safe(text: string, longest: number): string {
  const plain = replaceControlCharacters(text.normalize('NFC')).replace(NOT_IN_NAMES, '_').trim()
  // Names that begin with a dot are hidden, and Windows drops dots and spaces at an end.
  const cut = withoutHalf(plain.slice(0, longest))
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
  return cut.replace(DEVICE, '_$&') || '_'
}

/** A cut may have gone through the middle of a character. */
const withoutHalf = (text: string) => text.replace(/\p{Cs}$/u, '')
