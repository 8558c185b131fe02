import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayAct, type Act } from '../../../scripts/paths/wander/acts.ts'
import { asTest } from '../../../scripts/paths/wander/as-test.ts'
import { drawAct, type Place } from '../../../scripts/paths/wander/draw-act.ts'
import { readControls } from '../../../scripts/paths/wander/read-controls.ts'
import { failingEnd, shrink } from '../../../scripts/paths/wander/shrink.ts'
import { randomOf } from '../../../scripts/paths/random.ts'
import { readPathsFlags } from '../../../scripts/paths/flags.ts'

test('what is shrunk still fails, and no single part of it can be left out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 30 }).chain((all) =>
        fc.record({
          all: fc.constant(all),
          needed: fc.subarray(all, { minLength: 1, maxLength: Math.min(4, all.length) }),
        }),
      ),
      async ({ all, needed }) => {
        const fails = async (some: readonly number[]) => needed.every((one) => some.includes(one))
        // The result must also keep the order of the walk.
        expect(await shrink(all, fails)).toEqual(all.filter((one) => needed.includes(one)))
      },
    ),
  )
})

test('a fault that depends on a sequence in a less simple way is shrunk to one that still fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 25 }), async (all) => {
      const isFault = (some: readonly number[]) => {
        const last = some.lastIndexOf(1)
        return last >= 0 && some.slice(0, last).filter((one) => one === 2).length % 2 === 1
      }
      fc.pre(isFault(all))
      const short = await shrink(all, async (some) => isFault(some))
      expect(isFault(short)).toBe(true)
      for (const [at] of short.entries()) expect(isFault(short.toSpliced(at, 1))).toBe(false)
    }),
  )
})

test('a search that may not go on returns what has failed so far', async () => {
  let asked = 0
  const fails = async () => {
    asked += 1
    return true
  }
  expect(await shrink([1, 2, 3, 4], fails, () => asked < 1)).toEqual([3, 4])
})

test('the end of a walk is tried by itself, from where it began', async () => {
  const needs = (wanted: number) => async (some: readonly (number | string)[]) => some.includes(wanted)
  const from = (at: number) => [`open ${at}`]
  expect(await failingEnd<number | string>([1, 2, 3, 4, 5], from, needs(5))).toEqual(['open 4', 5])
  expect(await failingEnd<number | string>([1, 2, 3, 4, 5], from, needs(2))).toEqual(['open 1', 2, 3, 4, 5])
  expect(await failingEnd<number | string>([1, 2, 3, 4, 5], from, needs(1))).toEqual([1, 2, 3, 4, 5])
})

test('controls are read by role, name and number, without the disabled ones', () => {
  const tree = `
- banner:
  - link "Games":
    - /url: /games
  - 'button "Sort: newest"'
- main:
  - heading "Warm up" [level=1]
  - textbox "Flag": flag{one}
  - button "Submit" [disabled]
  - button "Submit"
  - button "Say \\"hi\\""
  - 'link "It''s over: all"':
    - /url: /
  - switch "Enable" [checked]
  - button
  - text: button "no button"`
  expect(readControls(tree)).toEqual({
    pressed: [
      { role: 'link', name: 'Games', nth: 0 },
      { role: 'button', name: 'Sort: newest', nth: 0 },
      { role: 'button', name: 'Submit', nth: 1 },
      { role: 'button', name: 'Say "hi"', nth: 0 },
      { role: 'link', name: "It's over: all", nth: 0 },
      { role: 'switch', name: 'Enable', nth: 0 },
    ],
    typed: [{ role: 'textbox', name: 'Flag', nth: 0 }],
  })
})

const control = fc.record({ role: fc.constant('button'), name: fc.string(), nth: fc.nat(2) })
const place: fc.Arbitrary<Place> = fc.record({
  pressed: fc.array(control),
  typed: fc.array(control),
  isOffline: fc.boolean(),
})

test('the lot is the same for the same seed, and only what is there is drawn', () => {
  fc.assert(
    fc.property(place, fc.nat(), (at, seed) => {
      const act = drawAct(at, randomOf(seed))
      expect(drawAct(at, randomOf(seed))).toEqual(act)
      if (act.kind === 'press') expect(at.pressed.some(({ name }) => name === act.name)).toBe(true)
      if (act.kind === 'type') expect(at.typed.some(({ name }) => name === act.name)).toBe(true)
      if (at.isOffline) expect(['reload', 'offline']).not.toContain(act.kind)
      else expect(act.kind).not.toBe('online')
    }),
  )
})

test('what was found is printed as a test', () => {
  const acts: Act[] = [
    { kind: 'open', address: '/teams' },
    { kind: 'press', role: 'button', name: 'Ada\'s "team"\n', nth: 1 },
    { kind: 'type', role: 'textbox', name: 'Name', nth: 0, text: '\\' },
    { kind: 'reload' },
  ]
  expect(asTest({ fault: 'focus-kept', says: 'The law is broken', as: 'player', acts }))
    .toBe(`import { test } from './wander/walk.ts'

// focus-kept: The law is broken
test('player: open /teams, then press button "Ada\\'s \\\\"team\\\\"\\\\n" (2), then type "\\\\\\\\" into "Name", then reload', async ({ walkAs }) => {
  const walk = await walkAs('player')
  await walk.step({ kind: 'open', address: '/teams' })
  await walk.step({ kind: 'press', role: 'button', name: 'Ada\\'s "team"\\n', nth: 1 })
  await walk.step({ kind: 'type', role: 'textbox', name: 'Name', nth: 0, text: '\\\\' })
  await walk.step({ kind: 'reload' })
})
`)
})

test('each act is said in a few words', () => {
  expect(sayAct({ kind: 'key', key: 'Enter' })).toBe('key Enter')
  expect(sayAct({ kind: 'press', role: 'link', name: 'Games', nth: 0 })).toBe('press link "Games"')
})

test.each([
  [['--wander', '10m', '--seed', '7'], { ms: 600_000, as: 'player' }],
  [['--wander', '90s', '--as', 'organiser', '--headed'], { ms: 90_000, as: 'organiser' }],
])('%s asks for a walk by lot', (args, wander) => {
  expect(readPathsFlags(args)).toMatchObject({ ok: true, flags: { wander, name: null } })
})

test.each([
  [['--wander', 'long'], /^--wander must be a length/],
  [['--wander', '1m', '--as', 'admin'], /^--as must be player or organiser/],
  [['--as', 'player', 'flags'], /^--as is for --wander/],
  [['--wander', '1m', 'flags'], /takes no name/],
  [['--wander', '1m', '--run'], /takes no --run/],
])('%s is refused', (args, complaint) => {
  const reading = readPathsFlags(args)
  expect(reading.ok ? '' : reading.complaint).toMatch(complaint)
})
