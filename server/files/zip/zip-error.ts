/**
 * `damaged`: not a ZIP, or inconsistent. `unsupported`: encrypted, 64-bit, split, with links or devices, or
 * with a rare compression. `crowded`: too many entries, or a directory that is too long.
 */
export class ZipFault extends Error {
  readonly kind: 'damaged' | 'unsupported' | 'crowded'
  /** The faulty entry. '': the whole archive. */
  readonly entry: string

  constructor(kind: ZipFault['kind'], entry = '') {
    super(entry === '' ? kind : `${kind}: ${entry}`)
    this.kind = kind
    this.entry = entry
  }
}
