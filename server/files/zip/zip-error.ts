/**
 * `damaged`: no ZIP, or one that contradicts itself. `unsupported`: encrypted, in 64 bits, in several parts,
 * links, rare compressions.
 */
export class ZipFault extends Error {
  readonly kind: 'damaged' | 'unsupported' | 'crowded'
  /** The entry that it was found at; '' where it is the whole archive. */
  readonly entry: string

  constructor(kind: ZipFault['kind'], entry = '') {
    super(entry === '' ? kind : `${kind}: ${entry}`)
    this.kind = kind
    this.entry = entry
  }
}
