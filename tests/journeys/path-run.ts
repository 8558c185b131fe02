/** One step of a path that was walked on command, or the check of its start. */
export interface WalkedStep {
  /** Null: the start of the path. */
  event: string | null
  /** The state that was reached; in the last step of a broken path, the one that was not. */
  state: string
  /** The time of the event and of the check of its state. */
  ms: number
  /** A PNG in base 64; null if none could be taken. */
  picture: string | null
}
export interface WalkedPath {
  story: string
  steps: readonly WalkedStep[]
  /** Why the path did not come to its end. */
  problem: string | null
}
/** `npm run paths -- <name> --run`: the paths to walk, and what they showed. */
export interface PathRun {
  /** The id of the journey; other journeys of the same file are not walked. */
  journey: string
  /** The events of each path. */
  paths: readonly (readonly string[])[]
  takePicture: () => Promise<string | null>
  walked: WalkedPath[]
}
type Acts = Record<string, () => void | Promise<void>>

declare global {
  /**
   * The journey of the running path. Null: the test is no path, so the setup of the journeys does not note what
   * it reaches.
   */
  var pathOf: string | null | undefined
  /** Only while paths are walked on command. */
  var pathRun: PathRun | undefined
}

// The test may stop the clock.
const now = performance.now.bind(performance)

/**
 * Walks a path with its steps and sights. While paths are walked on command, keeps the time and a picture of
 * each state.
 */
export async function walkNoted<Result>(
  story: string,
  states: readonly string[],
  events: Acts,
  sights: Acts,
  walk: (events: Acts, sights: Acts) => Promise<Result>,
): Promise<Result> {
  const run = globalThis.pathRun
  if (run === undefined) return walk(events, sights)
  const steps: WalkedStep[] = []
  let event: string | null = null
  let since = now()
  const note = async () => {
    const ms = Math.round(now() - since)
    steps.push({ event, state: states[steps.length] ?? '', ms, picture: await run.takePicture() })
    since = now()
  }
  const acts = Object.entries(events).map(([name, act]) => [
    name,
    () => {
      event = name
      return act()
    },
  ])
  // A state without a sight has a picture, too.
  const looks = [...new Set([...states, ...Object.keys(sights)])].map((name) => [
    name,
    async () => {
      await sights[name]?.()
      await note()
    },
  ])
  try {
    const result = await walk(Object.fromEntries(acts) as Acts, Object.fromEntries(looks) as Acts)
    run.walked.push({ story, steps, problem: null })
    return result
  } catch (problem) {
    await note()
    run.walked.push({ story, steps, problem: reasonOf(problem) })
    throw problem
  }
}

/** The message without the path that XState adds, because the report shows the path. */
function reasonOf(problem: unknown): string {
  const [reason = ''] = (problem instanceof Error ? problem.message : String(problem)).split(
    '\nPath:\n\tState: ',
  )
  return reason
}
