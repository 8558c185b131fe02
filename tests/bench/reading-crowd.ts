import { httpLoad, type Shot } from './http-load.ts'

/**
 * Readers that never pause, in a process of their own: what they take away from us would look like the
 * server's slowness.
 */
export interface Crowd {
  origin: string
  /** One for each connection, fired over and over. */
  shots: readonly Shot[]
}
export interface CrowdTold {
  answered: number
  refused: string[]
}

if (process.send) {
  const read = async ({ origin, shots }: Crowd) => {
    const load = httpLoad(origin, shots.length)
    const told: CrowdTold = { answered: 0, refused: [] }
    let isOver = false
    process.once('message', () => (isOver = true))
    await Promise.all(
      shots.map(async (shot) => {
        while (!isOver) {
          const { status, body } = await load.fire(shot)
          told.answered += 1
          if (status !== 200) told.refused.push(`${shot.path}: ${status} ${body.slice(0, 200)}`)
        }
      }),
    )
    load.close()
    process.send?.(told)
    process.disconnect()
  }
  process.once('message', (crowd: Crowd) => void read(crowd))
}
