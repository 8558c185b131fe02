/** A message in the form of each transport. It is created once for all receivers. */
export interface Frame {
  readonly text: string
  webSocket(): Buffer
  event(): Buffer
}

export function frame(text: string): Frame {
  let webSocket: Buffer | null = null
  let event: Buffer | null = null
  return {
    text,
    webSocket: () => (webSocket ??= webSocketFrame(Buffer.from(text))),
    // One line is enough, because JSON contains no raw line breaks.
    event: () => (event ??= Buffer.from(`data: ${text}\r\n\r\n`)),
  }
}

const FINAL_TEXT = 0x81

/** One unmasked text frame, as RFC 6455, 5.2 demands of a server. */
function webSocketFrame(payload: Buffer): Buffer {
  return Buffer.concat([headOf(payload.length), payload])
}

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([FINAL_TEXT, length])
  if (length < 65_536) {
    const head = Buffer.from([FINAL_TEXT, 126, 0, 0])
    head.writeUInt16BE(length, 2)
    return head
  }
  const head = Buffer.from([FINAL_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0])
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
