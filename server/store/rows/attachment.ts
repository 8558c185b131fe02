export type Attachment =
  | {
      id: number
      type: 'Local'
      /** Null when the file was deleted; its size with it. */
      fileHash: string | null
      size: number | null
      /** The name of the file in this attachment only. */
      name: string
      url: null
    }
  | { id: number; type: 'Remote'; fileHash: null; size: null; name: null; url: string }

/** The target of an attachment. */
export type AttachmentTarget =
  | { type: 'Local'; fileHash: string; name: string }
  | { type: 'Remote'; url: string }

export interface Attachments {
  ofChallenge(challengeId: number): Promise<Attachment | null>
  /** Returns the attachments of the game's challenges, without those of their flags. */
  ofGame(gameId: number): Promise<(Attachment & { challengeId: number })[]>
  setOfChallenge(challengeId: number, target: AttachmentTarget): Promise<void>
  /** Answers the file that it pointed to. */
  removeOfChallenge(challengeId: number): Promise<string | null>
  /**
   * The files behind all of a challenge: its own attachment's and those of its flags, each as often as it is
   * pointed to.
   */
  filesOfChallenge(challengeId: number): Promise<string[]>
  filesOfGame(gameId: number): Promise<string[]>
}
