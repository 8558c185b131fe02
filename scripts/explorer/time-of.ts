/** The time of day with milliseconds, in the zone of the browser. */
export function timeOf(at: number): string {
  const day = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  const ms = String(day.getMilliseconds()).padStart(3, '0')
  return `${two(day.getHours())}:${two(day.getMinutes())}:${two(day.getSeconds())}.${ms}`
}
