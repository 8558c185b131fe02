const GIF_TABLE = 0x80
const IMAGE = 0x2c
const EXTENSION = 0x21
const ANMF = 0x414e4d46

/**
 * Whether there is more than one picture in the file: a GIF, or a WebP in its long form, that breaks off has
 * as many as came before.
 */
export function hasFrames(view: DataView, kind: 'gif' | 'webp'): boolean {
  let count = 0
  try {
    for (const _ of kind === 'gif' ? gifFrames(view) : webpFrames(view)) if ((count += 1) > 1) return true
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return false
}

function* gifFrames(view: DataView): Generator<number> {
  let at = 13 + tableOf(view.getUint8(10))
  for (;;) {
    const mark = view.getUint8(at)
    if (mark === EXTENSION) at = behindBlocks(view, at + 2)
    else if (mark === IMAGE) {
      yield at
      at = behindBlocks(view, at + 11 + tableOf(view.getUint8(at + 9)))
    } else return
  }
}

/** How many bytes the colours take that are announced so. */
function tableOf(flags: number): number {
  return flags & GIF_TABLE ? 3 << ((flags & 7) + 1) : 0
}

/** Blocks that tell their length, and an empty one behind the last. */
function behindBlocks(view: DataView, from: number): number {
  let at = from
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
  return at + 1
}

function* webpFrames(view: DataView): Generator<number> {
  for (let at = 12; ;) {
    if (view.getUint32(at) === ANMF) yield at
    const length = view.getUint32(at + 4, true)
    // A chunk of an odd length is followed by one byte that counts nowhere.
    at += 8 + length + (length & 1)
  }
}
