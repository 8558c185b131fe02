import { httpLoad, type Shot } from './http-load.ts'

/**
 * Readers without pauses run in a process of their own, so that their CPU time does not slow down the
 * measurement.
 */
export interface Crowd {
  origin: string
  /** Each connection repeats one request, so there are as many readers as shots. */
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
