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
   * `seq` is the number in the stream, null for a hidden notice. The game must be locked, as for all numbers
   * here.
   */
  create(notice: NewNotice): Promise<{ id: number; seq: number | null }>
  /** The newest first. */
  list(gameId: number, page: { count: number; skip: number }): Promise<Notice[]>
  /** Organisers' notices first, then the others, each the newest first. Hidden notices are left out. */
  listShown(gameId: number, page: { count: number; skip: number }): Promise<Notice[]>
  /** Lists the organisers' notices, the newest first. */
  listNormal(gameId: number): Promise<Notice[]>
  /** Null for a notice of another game. Locks it against changes until the transaction ends. */
  lock(gameId: number, id: number): Promise<Notice | null>
  /** Returns the number in the stream, as a deletion does. */
  update(place: NoticePlace, notice: Pick<Notice, 'content' | 'at'>): Promise<number>
  delete(place: NoticePlace): Promise<number>
  /**
   * Solves were hidden from one moment on, and are now from another one, or are not: the notices that come
   * and go with them.
   */
  moveCurtain(gameId: number, before: number | null, after: number | null): Promise<NoticeChange[]>
}
