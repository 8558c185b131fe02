import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { GAME, until, type World } from './hubs.world.ts'

export const GREETING = '{"protocol":"json","version":1}\u001e'
export const PATH = `/hub/user?game=${GAME}`
export const ADA = { cookie: 'who=ada' }

/** A WebSocket without the official client, so that a test can send invalid messages. */
export function openRaw(world: World, path = PATH, headers: Record<string, string> = ADA) {
  const webSocket = new WebSocket(world.url.replace('http', 'ws') + path, { headers })
  const heard: string[] = []
  let status = 0
  let isClosed = false
  webSocket.on('message', (data: Buffer) => heard.push(data.toString()))
  webSocket.on('close', () => (isClosed = true))
  webSocket.on('error', () => (isClosed = true))
  webSocket.on('unexpected-response', (_, response) => {
    status = response.statusCode ?? 0
    isClosed = true
  })
  return {
    webSocket,
    heard,
    opened: () => until(() => webSocket.readyState === WebSocket.OPEN),
    closed: () => until(() => isClosed),
    status: () => status,
  }
}

type Negotiated = { connectionId: string; connectionToken?: string } & Record<string, unknown>
export async function negotiate(
  { url }: World,
  path = PATH,
  version = 1,
): Promise<{ status: number; body: Negotiated }> {
  const answer = await fetch(`${url}${path.replace('?', '/negotiate?')}&negotiateVersion=${version}`, {
    method: 'POST',
  })
  return { status: answer.status, body: (await answer.json()) as Negotiated }
}

/** Sends raw bytes, and reads only when the test does. */
export const rawSocket = (port: number, text: string) => {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  socket.on('error', () => {})
  return socket
}
