/** A law that was broken, or an error that the page or the server had. */
export interface Fault {
  name: string
  says: string
}
