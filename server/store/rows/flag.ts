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

/** Those that organisers wrote; a flag that was generated for one team is not among them. */
export interface Flags {
  /** In the order in which they were added. */
  list(challengeId: number): Promise<Flag[]>
  /** Of all its challenges, in the same order. */
  ofGame(gameId: number): Promise<(Flag & { challengeId: number })[]>
  exist(challengeId: number): Promise<boolean>
  /** Keeps their order. */
  add(challengeId: number, flags: readonly NewFlag[]): Promise<void>
  /**
   * Whoever was given it is given another one. Answers the file that it came with, or null where there is no
   * such flag.
   */
  remove(challengeId: number, id: number): Promise<{ fileHash: string | null } | null>
}
