/** The props of every section of the room. */
export interface RoomPart {
  game: number
  /** The rest of the address, such as the id of a challenge. */
  at: readonly string[]
}
