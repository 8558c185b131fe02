const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** Spreadsheet programs save text in these encodings if not in UTF-8. */
const OLDER = { zh: 'gb18030', ja: 'shift_jis', en: 'windows-1252' } as const

/**
 * Reads a text file of a spreadsheet program: by its byte order mark, as UTF-8 if valid, otherwise in the
 * usual encoding of the language.
 */
export async function readText(file: Blob, language: keyof typeof OLDER): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return new TextDecoder(marked[0]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(OLDER[language]).decode(bytes)
  }
}
