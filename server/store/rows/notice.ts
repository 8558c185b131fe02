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
  /** The time of the solve that the notice reports. A freeze hides both together. */
  solvedAt?: number
}
/** A change of a notice, as the followers of the game receive it. */
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
  /** Organisers' notices first, then the others, each the newest first. Hidden notices are left out. */
  listShown(gameId: number, page: { count: number; skip: number }): Promise<Notice[]>
  /** Lists the organisers' notices, the newest first. */
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
