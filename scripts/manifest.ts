/** Vite's manifest of chunks: key → file, with its static imports. */
export type Manifest = Readonly<
  Record<string, { file: string; name?: string; imports?: readonly string[]; css?: readonly string[] }>
>

/** The scripts that are loaded for a chunk before it can run. */
export function closureOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined) return found
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) closureOf(manifest, next, found)
  return found
}

/** The style sheets that come with the scripts of a chunk. */
export function sheetsOf(manifest: Manifest, key: string): Set<string> {
  const scripts = closureOf(manifest, key)
  return new Set(Object.values(manifest).flatMap(({ file, css = [] }) => (scripts.has(file) ? css : [])))
}

/** Maps each page to its key, for files of src/pages that are loaded on demand. */
export function pagesOf(manifest: Manifest): Map<string, string> {
  const pages = Object.keys(manifest).flatMap((key) => {
    const page = /^src\/pages\/([\w-]+)\.tsx$/.exec(key)?.[1]
    return page === undefined ? [] : [[page, key] as const]
  })
  return new Map(pages)
}
