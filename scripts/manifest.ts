/** Vite's manifest of chunks: key → file with its static imports. */
export type Manifest = Readonly<
  Record<string, { file: string; name?: string; imports?: readonly string[]; css?: readonly string[] }>
>

/** The scripts that a chunk needs before it can run. */
export function closureOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined) return found
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) closureOf(manifest, next, found)
  return found
}

/** The style sheets that load together with the scripts of a chunk. */
export function sheetsOf(manifest: Manifest, key: string): Set<string> {
  const scripts = closureOf(manifest, key)
  return new Set(Object.values(manifest).flatMap(({ file, css = [] }) => (scripts.has(file) ? css : [])))
}

/** The key of each page in the manifest. Pages are the files of src/pages that are imported dynamically. */
export function pagesOf(manifest: Manifest): Map<string, string> {
  const pages = Object.keys(manifest).flatMap((key) => {
    const page = /^src\/pages\/([\w-]+)\.tsx$/.exec(key)?.[1]
    return page === undefined ? [] : [[page, key] as const]
  })
  return new Map(pages)
}
