import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/**
 * A minimal listener, so that a crowd of them measures the server and not itself. It has a socket and the
 * needed part of the protocol, and skips the negotiation, as our client does.
 */
export interface CrowdLine {
  say(text: string): void
  cut(): void
}
export interface LineNeed {
  host: string
  port: number
  path: string
  cookie: string
  /**
   * Receives whole messages with their size on the wire, because compressed messages are smaller than their
   * text.
   */
  heard(text: string, bytes: number): void
  ended(why: string): void
}

const GREETING = '{"protocol":"json","version":1}\u001e'

export function openLine(need: LineNeed): CrowdLine {
  let isCut = false
  const socket = connect(need.port, need.host)
  const end = (why: string) => {
    if (isCut) return
    isCut = true
    socket.destroy()
    need.ended(why)
  }
  const key = randomBytes(16).toString('base64')
  const head = `host: ${need.host}\r\ncookie: ${need.cookie}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}`
  socket.setNoDelay(true)
  socket.write(`GET ${need.path} HTTP/1.1\r\n${head}\r\n\r\n`)
  readFrames(socket, need, end)
  return {
    say: (text) => socket.write(masked(text)),
    cut: () => {
      isCut = true
      socket.destroy()
    },
  }
}

function readFrames(socket: Socket, { heard }: LineNeed, end: (why: string) => void): void {
  let held: Buffer = Buffer.alloc(0)
  let isUpgraded = false
  socket.on('error', (error) => end(error.message))
  socket.on('close', () => end('closed'))
  socket.on('data', (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    if (!isUpgraded) {
      const at = held.indexOf('\r\n\r\n')
      if (at < 0) return
      const status = held.toString('latin1', 0, 12)
      if (!status.endsWith('101')) return end(status)
      isUpgraded = true
      held = held.subarray(at + 4)
      socket.write(masked(GREETING))
    }
    for (
      let size = sizeOf(held);
      size !== null && held.length >= size.head + size.body;
      size = sizeOf(held)
    ) {
      const whole = size.head + size.body
      heard(held.toString('utf8', size.head, whole), whole)
      held = held.subarray(whole)
    }
  })
}

/**
 * Finds out whether a whole frame has arrived. Frames of a server are not masked, so the header has no mask.
 */
function sizeOf(held: Buffer): { head: number; body: number } | null {
  if (held.length < 2) return null
  const short = (held[1] ?? 0) & 0x7f
  if (short < 126) return { head: 2, body: short }
  if (short === 126) return held.length < 4 ? null : { head: 4, body: held.readUInt16BE(2) }
  return held.length < 10 ? null : { head: 10, body: Number(held.readBigUInt64BE(2)) }
}

/** A short text frame of a client, which must be masked. A mask of zeros is valid and costs no work. */
function masked(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | Buffer.byteLength(text), 0, 0, 0, 0]), Buffer.from(text)])
}
