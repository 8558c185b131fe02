import { ARCHIVE_VERSION } from '#contract/rules/game-archive.ts'
import type { ArchivedPicture, GameArchive } from '#contract/models/game-archive.ts'
import type { Services } from '#server/modules/services.ts'

const ADDRESS = /\/assets\/([0-9a-f]{64})/g

/** The hashes of all stored files whose address is in a text of the game, sorted. */
function hashesInTexts({ game, challenges, notices }: GameArchive): string[] {
  const texts = [
    game.summary,
    game.content,
    game.wpNote,
    ...challenges.flatMap(({ content, hints }) => [content, ...(hints ?? [])]),
    ...notices.map(({ content }) => content),
  ]
  const found = texts.flatMap((text) => [...(text ?? '').matchAll(ADDRESS)].map(([, hash]) => hash ?? ''))
  return [...new Set(found)].toSorted()
}

/**
 * Adds the pictures of all texts. A picture whose bytes are gone is left out, because the text shows nothing in its
 * place already.
 */
export async function withPictures(
  archive: GameArchive,
  { store, files }: Pick<Services, 'store' | 'files'>,
): Promise<GameArchive> {
  const pictures: ArchivedPicture[] = []
  for (const hash of hashesInTexts(archive)) {
    const row = await store.files.find(hash)
    const bytes = row === null ? null : await files.open(hash)
    await bytes?.close()
    if (row !== null && bytes !== null) pictures.push({ hash, name: row.name })
  }
  return pictures.length === 0 ? archive : { ...archive, version: ARCHIVE_VERSION, pictures }
}
