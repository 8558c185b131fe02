import type { NumberedNotice } from '#server/live/change.ts'
import type { NewNotice } from '#server/store/notices.ts'
import type { Tables } from '#server/store/store.ts'

/** The game must be locked, because the notice gets a number of the stream. */
export async function addNotice(
  notice: NewNotice,
  { notices }: Pick<Tables, 'notices'>,
): Promise<NumberedNotice> {
  const { gameId, type, content, at } = notice
  return { gameId, type, content, at, ...(await notices.create(notice)) }
}
