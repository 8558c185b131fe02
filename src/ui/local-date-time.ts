/** What a `datetime-local` input holds: a time on the wall of the browser's zone, without a zone. */
export function toWallTime(at: number): string {
  const date = new Date(at)
  const [year, ...rest] = [
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  ]
  const [month, day, hour, minute, second] = rest.map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

/** Null for a half-typed or emptied field. Without an offset the text is read as local time. */
export function fromWallTime(text: string): number | null {
  const at = new Date(text).getTime()
  return text === '' || Number.isNaN(at) ? null : at
}

/** The browser's zone at that moment, as `Asia/Tokyo · UTC+09:00`: summer time moves the offset. */
export function zoneName(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset()
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${Intl.DateTimeFormat().resolvedOptions().timeZone} · UTC${minutes < 0 ? '−' : '+'}${hours}:${rest}`
}
