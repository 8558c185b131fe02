export type StoredNoticeType =
  | 'Normal'
  | 'FirstBlood'
  | 'SecondBlood'
  | 'ThirdBlood'
  | 'NewHint'
  | 'NewChallenge'

export interface Notice {
  id: number
  gameId: number
  type: StoredNoticeType
  content: string
  at: number
}
export type NewNotice = Omit<Notice, 'id'> & {
  /** Of the solve that it is about: it is hidden together with it. */
  solvedAt?: number
}
/** What became of a notice, for those who follow the game. */
export interface NoticeChange {
  seq: number
  kind: 'added' | 'removed'
  notice: Notice
}
type NoticePlace = Pick<Notice, 'id' | 'gameId'>

export interface Notices {
  /**
   * `seq` is the number under which it is told; null for one that is hidden. Like all that counts here, with
   * the game locked.
   */
  create(notice: NewNotice): Promise<{ id: number; seq: number | null }>
  /** The newest first. */
  list(gameId: number, page: { count: number; skip: number }): Promise<Notice[]>
  /** What organisers wrote before the rest, each the newest first; without what is hidden. */
  listShown(gameId: number, page: { count: number; skip: number }): Promise<Notice[]>
  /** What organisers wrote, the newest first. */
  listNormal(gameId: number): Promise<Notice[]>
  /** One of another game is none. Nobody else changes it until the transaction ends. */
  lock(gameId: number, id: number): Promise<Notice | null>
  /** Answers the number under which it is told, and so does a deletion. */
  update(place: NoticePlace, notice: Pick<Notice, 'content' | 'at'>): Promise<number>
  delete(place: NoticePlace): Promise<number>
  /**
   * Solves were hidden from one moment on, and are now from another one, or are not: the notices that come
   * and go with them.
   */
  moveCurtain(gameId: number, before: number | null, after: number | null): Promise<NoticeChange[]>
}
