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
}
