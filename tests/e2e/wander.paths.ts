import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { sayAct, type Act } from '../../scripts/paths/wander/acts.ts'
import { asTest } from '../../scripts/paths/wander/as-test.ts'
import { drawAct } from '../../scripts/paths/wander/draw-act.ts'
import { failingEnd, shrink } from '../../scripts/paths/wander/shrink.ts'
import { randomOf } from '../../scripts/paths/random.ts'
import type { Fault } from './wander/fault.ts'
import type { WalkRole } from './wander/small-event.ts'
import { openWalk, test } from './wander/walk.ts'

// `npm run paths -- --wander 10m --seed 7`.
const lengthMs = Number(process.env['WANDER_MS'] ?? 60_000)
const seed = Number(process.env['WANDER_SEED'] ?? 1)
const as: WalkRole = process.env['WANDER_AS'] === 'organiser' ? 'organiser' : 'player'
const FOLDER = '.cache/wander'

/** A walk begins with a fresh server and a fresh browser, so that what it did can be repeated. */
const STEPS_OF_A_WALK = 40
/** About this share of the time may be spent on making one fault short. */
const SHRINKING = 0.4

test(`wandering as ${as}`, async ({ browser, event }) => {
  test.setTimeout(2 * lengthMs + 300_000)
  mkdirSync(FOLDER, { recursive: true })
  const taken = `${FOLDER}/${as}-${seed}.steps.txt`
  rmSync(taken, { force: true })
  const startedAt = performance.now()
  const passed = () => performance.now() - startedAt
  const known = new Set<string>()
  const screens = new Set<string>()
  let steps = 0
  let walks = 0
  for (; passed() < lengthMs; walks += 1) {
    const { acts, faults } = await wander(browser, walks)
    steps += acts.length
    appendFileSync(taken, [`walk ${walks}`, ...acts.map((act) => `  ${sayAct(act)}`), ''].join('\n'))
    for (const { fault, at } of faults) {
      if (known.has(keyOf(fault, acts[at]))) continue
      known.add(keyOf(fault, acts[at]))
      say(`FOUND in walk ${walks}, step ${at + 1}: ${fault.name}\n  ${fault.says.slice(0, 600)}`)
      const short = await shorten(browser, acts, at, fault)
      if (short === null) {
        say(
          `  It could not be repeated: ${acts
            .slice(0, at + 1)
            .map(sayAct)
            .join(', then ')}`,
        )
        continue
      }
      const source = asTest({ fault: fault.name, says: firstLine(fault.says), as, acts: short })
      const file = `${FOLDER}/${as}-${seed}-${known.size}.e2e.ts`
      writeFileSync(file, source)
      say(`\n${source}\n(${file}; put it into tests/e2e to run it)`)
    }
  }
  say(
    `${walks} walks with ${steps} steps on ${screens.size} screens as ${as}, seed ${seed}: ${known.size} faults`,
  )
  say(`its steps: ${taken}`)
  if (known.size > 0) throw new Error(`${known.size} faults, which are printed above`)

  async function wander(from: Browser, number: number) {
    const random = randomOf(seed * 10_000 + number)
    const walk = await openWalk(from, event, as)
    const acts: Act[] = []
    const addresses: string[] = []
    const found: { fault: Fault; at: number; address: string }[] = []
    try {
      for (let tries = 0; acts.length < STEPS_OF_A_WALK && tries < 2 * STEPS_OF_A_WALK; tries += 1) {
        if (passed() > lengthMs) break
        const address = walk.address()
        const act = drawAct(await walk.place(), random)
        const faults = await walk.take(act)
        // An act that the page no longer offers is no step.
        if (faults === null) continue
        acts.push(act)
        addresses.push(address)
        screens.add(screenOf(walk.address()))
        found.push(...faults.map((fault) => ({ fault, at: acts.length - 1, address })))
      }
    } finally {
      await walk.close()
    }
    visited.set(acts, addresses)
    return { acts, faults: found }
  }

  /** Null: no replay led to the fault again. */
  async function shorten(chromium: Browser, acts: readonly Act[], at: number, fault: Fault) {
    const until = passed() + lengthMs * SHRINKING
    const fails = async (some: readonly Act[]) => {
      const walk = await openWalk(chromium, event, as)
      try {
        for (const act of some)
          if ((await walk.take(act))?.some(({ name }) => name === fault.name) === true) return true
        return false
      } finally {
        await walk.close()
      }
    }
    const addresses = visited.get(acts) ?? []
    const whole = acts.slice(0, at + 1)
    const isOfflineAt = (first: number) =>
      whole.slice(0, first).findLast(({ kind }) => kind === 'offline' || kind === 'online')?.kind ===
      'offline'
    const from = (first: number): Act[] => [
      { kind: 'open', address: addresses[first] ?? '/' },
      ...(isOfflineAt(first) ? [{ kind: 'offline' } as const] : []),
    ]
    const end = await failingEnd(whole, from, fails)
    if (end === whole && !(await fails(whole))) return null
    return shrink(end, fails, () => passed() < until)
  }
})

/** The address at which each act of a walk was done. */
const visited = new WeakMap<readonly Act[], readonly string[]>()

/** One fault is mostly found several times, by the same control. */
const keyOf = ({ name, says }: Fault, act: Act | undefined) =>
  name.endsWith('error') ? `${name} ${firstLine(says)}` : `${name} ${act ? sayAct(act) : ''}`

/**
 * The address without its query and with the same number everywhere, so that all games count as one screen.
 */
const screenOf = (address: string) => address.replace(/[?#].*$/, '').replaceAll(/\d+/g, '1')
const firstLine = (text: string) => text.split('\n')[0] ?? ''
const say = (text: string) => void process.stdout.write(`${text}\n`)
