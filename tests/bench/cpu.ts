import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports CPU time in hundredths of a second, whatever the kernel's own clock is. */
const TICK_MS = 10

/**
 * User and system time of the processes and all their descendants in milliseconds. Ended ones count too,
 * because the database starts and ends processes by itself.
 */
export function cpuMs(roots: readonly number[]): number {
  const all = processes()
  const seen = new Set<number>(roots)
  for (let grew = true; grew;) {
    const before = seen.size
    for (const { pid, parent } of all) if (seen.has(parent)) seen.add(pid)
    grew = seen.size > before
  }
  return all.filter(({ pid }) => seen.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS
}

function processes(): { pid: number; parent: number; ticks: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(name)
      if (stat === null) return []
      // The name in brackets may contain spaces and brackets, so fields are counted from the last bracket.
      // The third field follows it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const field = (nth: number) => Number(fields[nth - 3])
      return [{ pid: Number(name), parent: field(4), ticks: field(14) + field(15) + field(16) + field(17) }]
    })
}

function readStat(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null
  }
}
