import path from 'node:path'

const UNKNOWN = 'application/octet-stream'

/**
 * Types by extension. HTML, SVG, XML, scripts and CSS are left out on purpose: the name in the address is
 * free, so any upload could be requested as `x.js`.
 */
const TYPES: Readonly<Record<string, string>> = {
  '.7z': 'application/x-7z-compressed',
  '.aac': 'audio/aac',
  '.avi': 'video/x-msvideo',
  '.bmp': 'image/bmp',
  '.bz2': 'application/x-bzip2',
  '.cap': 'application/vnd.tcpdump.pcap',
  '.csv': 'text/csv',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.epub': 'application/epub+zip',
  '.flac': 'audio/flac',
  '.gif': 'image/gif',
  '.gz': 'application/gzip',
  '.jar': 'application/java-archive',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mkv': 'video/x-matroska',
  '.mov': 'video/quicktime',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ogg': 'audio/ogg',
  '.pcap': 'application/vnd.tcpdump.pcap',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.rar': 'application/vnd.rar',
  '.rtf': 'application/rtf',
  '.tar': 'application/x-tar',
  '.tgz': 'application/gzip',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.txt': 'text/plain',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xz': 'application/x-xz',
  '.zip': 'application/zip',
}

/** Leading bytes that `typeOf` needs. */
export const HEAD_BYTES = 16

/** Avatars and posters have no extension, or a wrong one, so their type is read from their bytes. */
export function typeOf(name: string, head: Buffer): string {
  const byName = TYPES[path.extname(name).toLowerCase()] ?? UNKNOWN
  return byName === UNKNOWN || byName.startsWith('image/') ? (imageTypeOf(head) ?? byName) : byName
}

function imageTypeOf(head: Buffer): string | null {
  const ascii = head.toString('latin1')
  if (ascii.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (ascii.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(ascii)) return 'image/gif'
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'image/webp'
  if (ascii.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(ascii.slice(8, 12))) return 'image/avif'
  return null
}
