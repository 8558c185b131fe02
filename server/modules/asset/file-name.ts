import { replaceControlCharacters } from '#server/base/control-characters.ts'

const LONGEST = 255

/** Makes a name safe to store and to show: no path, no invisible characters, never empty. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = replaceControlCharacters(last.slice(0, LONGEST))
  return clean === '' || clean === '.' || clean === '..' ? 'file' : clean
}

/** Always a download, because an uploaded file must not open as a page of ours. */
export const attachment = (name: string): string => `attachment; ${filenameOf(name)}`

/** Only for files in which nothing can run, because they open as a page of ours. */
export const inline = (name: string): string => `inline; ${filenameOf(name)}`

/** Writes both header forms, for clients that know only the old one (RFC 6266). */
function filenameOf(name: string): string {
  const clean = cleanName(name)
  const ascii = clean.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `filename="${ascii}"; filename*=UTF-8''${percentEncoded(clean)}`
}

/** RFC 8187 leaves fewer characters unescaped than `encodeURIComponent`. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
