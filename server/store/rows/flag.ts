import type { Attachment, AttachmentTarget } from './attachment.ts'

export interface Flag {
  id: number
  flag: string
  attachment: Attachment | null
}
export interface NewFlag {
  flag: string
  target: AttachmentTarget | null
}

/** The flags written by organisers, without those generated for a team. */
export interface Flags {
  /** In the order in which they were added. */
  list(challengeId: number): Promise<Flag[]>
  /** The flags of all challenges of the game, in the same order. */
  ofGame(gameId: number): Promise<(Flag & { challengeId: number })[]>
  exist(challengeId: number): Promise<boolean>
  /** Keeps their order. */
  add(challengeId: number, flags: readonly NewFlag[]): Promise<void>
  /**
   * Teams that were assigned the flag get another one. Returns its attached file, or null if there is no such
   * flag.
   */
  remove(challengeId: number, id: number): Promise<{ fileHash: string | null } | null>
}
