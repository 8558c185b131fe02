/** What every section of the room gets. */
export interface RoomPart {
  game: number
  /** The rest of the address, such as the number of a challenge. */
  at: readonly string[]
}
