/** Which part of a list of users or teams is on view: a page of it, or what a search finds. */
export interface RosterPlace {
  /** Empty where nothing is sought. */
  hint: string
  /** Where the page begins. */
  skip: number
}
