import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * Simulates publish and subscribe of Redis (RESP 3), so that the real client library can be tested without a
 * Redis.
 */
export async function aRedis(port = 0) {
  const sockets = new Set<Socket>()
  const subscribers = new Map<string, Set<Socket>>()

  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
  function answer(socket: Socket, [command = '', ...args]: string[]): string {
    const [channel = '', text = ''] = args
    switch (command.toLowerCase()) {
      case 'subscribe':
        subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket))
        return `>3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`
      case 'publish': {
        const hearing = [...(subscribers.get(channel) ?? [])].filter((one) => !one.destroyed)
        for (const one of hearing) one.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`)
        return `:${hearing.length}\r\n`
      }
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n')
      case 'hello':
        return `%1\r\n${bulk('proto')}:3\r\n`
      default:
        return '+OK\r\n'
    }
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    let held = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, Buffer.from(chunk)])
      for (let read = readCommand(held); read; read = readCommand(held)) {
        held = held.subarray(read.length)
        socket.write(answer(socket, read.words))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    hearing: () =>
      [...subscribers.values()].flatMap((all) => [...all]).filter((one) => !one.destroyed).length,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Reads a command such as `*2\r\n$7\r\nPUBLISH\r\n$1\r\nx\r\n`. Null: it is incomplete. */
function readCommand(held: Buffer): { words: string[]; length: number } | null {
  const text = held.toString('latin1')
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  let at = head[0].length
  const words: string[] = []
  for (let n = Number(head[1]); n > 0; n--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return null
    const start = at + size[0].length
    const end = start + Number(size[1])
    if (held.length < end + 2) return null
    words.push(held.subarray(start, end).toString())
    at = end + 2
  }
  return { words, length: at }
}
