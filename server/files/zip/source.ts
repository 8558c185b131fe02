import type { Readable } from 'node:stream'

export interface ZipSource {
  readonly size: number
  stream(start: number, length: number): Promise<Readable>
}

export async function bytesOf(source: ZipSource, start: number, length: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await source.stream(start, length)) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
