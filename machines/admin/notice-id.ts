/** The editor knows one id. A notice adds its game, also before it has an id of its own. */
export const printNoticeId = (game: number, notice: number | null): string => `${game}/${notice ?? 'new'}`

export function readNoticeId(id: string): { game: number; notice: number | null } {
  const [game, notice] = id.split('/')
  return { game: Number(game), notice: notice === 'new' ? null : Number(notice) }
}
