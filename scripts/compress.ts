import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/
const WORTH_BYTES = 200 // for smaller files the encoding header outweighs the saving

/** Writes a `.br` and a `.gz` next to each text file, so that the server never compresses them. */
export async function compressFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))
  await Promise.all(files.map((file) => compressFile(`${folder}/${file}`)))
}

async function compressFile(path: string) {
  const plain = readFileSync(path)
  if (plain.length < WORTH_BYTES) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}
