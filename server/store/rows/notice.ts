export type StoredNoticeType = 'Normal' | 'FirstBlood' | 'SecondBlood' | 'ThirdBlood' | 'NewHint' | 'NewChallenge'

export interface Notice {
  id: number
  gameId: number
  type: StoredNoticeType
  content: string
  at: number
}

export interface Notices {
  create(notice: Omit<Notice, 'id'>): Promise<number>
  /** The newest first. */
  list(gameId: number, page: { count: number; skip: number }): Promise<Notice[]>
  /** What organisers wrote before the rest, each the newest first. */
  listShown(gameId: number, page: { count: number; skip: number }): Promise<Notice[]>
  /** What organisers wrote, the newest first. */
  listNormal(gameId: number): Promise<Notice[]>
  /** One of another game is none. Nobody else changes it until the transaction ends. */
  lock(gameId: number, id: number): Promise<Notice | null>
  update(id: number, notice: Pick<Notice, 'content' | 'at'>): Promise<void>
  delete(id: number): Promise<void>
}
