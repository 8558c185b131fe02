import type { PictureType } from '#contract/rules/picture.ts'

/**
 * Detects the type by the first bytes, before any decoder runs. All other formats (SVG, PDF, HEIF, HTML) are
 * rejected.
 */
export function typeOfPicture(bytes: Buffer): PictureType | null {
  const head = bytes.toString('latin1', 0, 16)
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'image/tiff'
  return head.startsWith('BM') ? 'image/bmp' : null
}

const SCAN = Buffer.from([0xff, 0xda])
const MAX_SCANS = 100

/**
 * Whether a JPEG has too many scans. A file of a few hundred kilobytes can make the decoder draw the image
 * two thousand times. A normal file has about ten scans.
 */
export function isDrawnTooOften(jpeg: Buffer): boolean {
  let scans = 0
  for (
    let at = jpeg.indexOf(SCAN);
    at !== -1 && scans <= MAX_SCANS;
    at = jpeg.indexOf(SCAN, at + SCAN.length)
  )
    scans += 1
  return scans > MAX_SCANS
}
