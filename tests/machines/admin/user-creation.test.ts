import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test, vi } from 'vitest'
import type { Outcome, Problem } from '#contract/problem.ts'
import { printCsv } from '#contract/rules/csv.ts'
import { readUserLines } from '#contract/rules/user-import.ts'
import {
  batchesOf,
  LINES_AT_ONCE,
  linesIn,
  reportRows,
  unitsOf,
  type ImportPreview,
} from '#machines/admin/user-creation-job.ts'
import {
  toUserCreationView,
  userCreationEffects,
  userCreationMachine,
  type UserCreationView,
} from '#machines/admin/user-creation.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const linesOf = (count: number, team: (at: number) => string = () => '') =>
  readUserLines(
    Array.from({ length: count }, (_, at) => `user${at},Sailor12,user${at}@x.org,,,,${team(at)}`).join('\n'),
  ).lines
const done: Outcome<null> = { ok: true, value: null }
const failed = (problem: Problem): Outcome<null> => ({ ok: false, problem })
const refusal: Problem = { kind: 'refused', title: 'No' }
const tooOften: Problem = { kind: 'too-often', retryAfterMs: 5_000, title: null }

test('every transition is taken', () => {
  const model = modelOf(
    userCreationMachine,
    [
      { type: 'check', text: '' },
      { type: 'check', text: 'ada,Sailor12,ada@x.org' },
      answerOf('userCreation.open.asking', { ok: true, value: null }),
      answerOf('userCreation.open.asking', failed({ kind: 'unreachable' })),
      elapsed('untilTyped', 'userCreation.open.typed'),
      { type: 'create', lines: linesOf(2), existing: 'Keep' },
      { type: 'create', lines: readUserLines('ada,,ada@x.org').lines, existing: 'Keep' },
      { type: 'stop' },
      { type: 'retry' },
      { type: 'dismiss' },
      answerOf('userCreation.sending', done),
      answerOf('userCreation.sending', failed(refusal)),
      answerOf('userCreation.sending', failed(tooOften)),
      answerOf('userCreation.sending', failed({ kind: 'unreachable' })),
      answerOf('userCreation.refreshing', null),
      elapsed('untilAllowed', 'userCreation.heldOff'),
    ],
    {
      input: { now: () => 0, makePassword: () => 'Made-Secret1', text: '' },
      contextOf: ({ at }) => at,
    },
  )
  expect(missedBy(model.getShortestPaths(), userCreationMachine)).toEqual([])
})

test('batches have every line once, never split a team, and are as small as possible', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (all, most) => {
      const lines = linesOf(all.length, (at) => ((all[at] ?? 0) < 3 ? '' : `Team ${all[at]}`))
      const batches = batchesOf(unitsOf(lines), most)
      expect([...linesIn(batches)].sort((a, b) => a.line - b.line)).toEqual(lines)
      const seen = new Map<string, number>()
      for (const [at, batch] of batches.entries()) {
        expect(batch.flat().length <= most || batch.length === 1).toBe(true)
        for (const { user } of batch.flat()) {
          if (!user.teamName) continue
          expect(seen.get(user.teamName) ?? at).toBe(at)
          seen.set(user.teamName, at)
        }
      }
    }),
  )
})

const doneIn = (view: UserCreationView) => (view.kind === 'reported' ? view.made.length : null)

describe('creating accounts', () => {
  const open = (answer: (names: readonly string[]) => Outcome<null>) => {
    const clock = new SimulatedClock()
    const sent: string[][] = []
    const told: Announcement[] = []
    let refreshed = 0
    let drawn = 0
    const passwords: string[] = []
    const actor = createActor(
      userCreationMachine.provide({
        actors: {
          createUsers: userCreationEffects.createUsers.by(async ({ users }) => {
            const names = users.map(({ userName }) => userName)
            sent.push(names)
            passwords.push(...users.map(({ password }) => password))
            return answer(names)
          }),
          previewImport: userCreationEffects.previewImport.by(async (lines) => ({
            ok: true,
            value: new Map(
              lines.map(({ line }) => [line, { account: line === 1 ? 'Exists' : 'New', team: null }]),
            ),
          })),
          refreshLists: userCreationEffects.refreshLists.by(async () => {
            refreshed += 1
            return null
          }),
        },
      }),
      {
        input: { now: () => clock.now(), makePassword: () => `Made-Secret${(drawn += 1)}`, text: '' },
        clock,
      },
    ).start()
    actor.on('announce', ({ announcement }) => told.push(announcement))
    const view = () => toUserCreationView(actor.getSnapshot())
    const rested = () =>
      vi.waitFor(() => expect(['open', 'reported', 'finished']).toContain(view().kind), { interval: 1 })
    /** The lines of each failure by their reason, because the view shows them in groups. */
    const failures = () => {
      const now = view()
      return now.kind === 'reported' ? now.failures.map(({ unit }) => unit.map(({ line }) => line)) : []
    }
    return { actor, clock, sent, told, view, rested, failures, passwords, refreshed: () => refreshed }
  }
  const refusing =
    (...bad: string[]) =>
    (names: readonly string[]) =>
      names.some((name) => bad.includes(name)) ? failed(refusal) : done

  test('sends batches of two hundred, one after another, and reports progress', async () => {
    const { actor, sent, told, view, rested, refreshed } = open(() => done)
    actor.send({ type: 'create', lines: linesOf(450), existing: 'Keep' })
    expect(view()).toEqual({ kind: 'busy', doing: 'sending', done: 0, failed: 0, total: 450 })
    await rested()
    expect(sent.map((names) => names.length)).toEqual([LINES_AT_ONCE, LINES_AT_ONCE, 50])
    expect([view().kind, told, refreshed()]).toEqual(['open', [{ kind: 'users-created', count: 450 }], 1])
  })
  test('sends neither invalid lines nor an empty list', () => {
    const { actor, sent } = open(() => done)
    actor.send({ type: 'create', lines: readUserLines('ada,weak,ada@x.org').lines, existing: 'Keep' })
    actor.send({ type: 'create', lines: [], existing: 'Keep' })
    expect(sent).toEqual([])
  })
  test('finds the rejected lines, and creates all other accounts once', async () => {
    const made: string[] = []
    const { actor, view, rested, failures } = open((names) => {
      const answer = refusing('user7', 'user250')(names)
      if (answer.ok) made.push(...names)
      return answer
    })
    actor.send({ type: 'create', lines: linesOf(300), existing: 'Keep' })
    await rested()
    expect(view()).toMatchObject({ kind: 'reported', left: [], problem: null })
    expect(doneIn(view())).toBe(298)
    expect(failures()).toEqual([[8], [251]])
    expect([made.length, new Set(made).size]).toEqual([298, 298])
  })
  test('leaves out a whole team if one of its members is rejected', async () => {
    const { actor, view, rested, failures } = open(refusing('user1'))
    actor.send({
      type: 'create',
      lines: linesOf(6, (at) => (at % 3 === 1 ? 'Pandas' : '')),
      existing: 'Keep',
    })
    await rested()
    expect(failures()).toEqual([[2, 5]])
    expect(doneIn(view())).toBe(4)
  })
  test('counts rejected lines in its progress', async () => {
    const { actor, view, rested } = open(refusing('user0'))
    const seen: UserCreationView[] = []
    actor.subscribe(() => seen.push(view()))
    actor.send({ type: 'create', lines: linesOf(2), existing: 'Keep' })
    await rested()
    const busy = { kind: 'busy', total: 2 } as const
    expect(seen.slice(0, 4)).toEqual([
      { ...busy, doing: 'sending', done: 0, failed: 0 },
      { ...busy, doing: 'sending', done: 0, failed: 0 },
      { ...busy, doing: 'sending', done: 0, failed: 1 },
      { ...busy, doing: 'refreshing', done: 1, failed: 1 },
    ])
  })
  test('tries again only the missing lines', async () => {
    let isMended = false
    const { actor, sent, told, rested } = open((names) => (isMended ? done : refusing('user1')(names)))
    actor.send({ type: 'create', lines: linesOf(3), existing: 'Keep' })
    await rested()
    isMended = true
    actor.send({ type: 'retry' })
    await rested()
    expect(sent.at(-1)).toEqual(['user1'])
    expect(told).toEqual([{ kind: 'users-created', count: 3 }])
  })
  test('ends at a lost connection, and knows what was not created', async () => {
    let count = 0
    const { actor, view, rested } = open(() => ((count += 1) === 2 ? failed({ kind: 'unreachable' }) : done))
    actor.send({ type: 'create', lines: linesOf(450), existing: 'Keep' })
    await rested()
    const reported = view()
    expect(reported).toMatchObject({ kind: 'reported', failures: [], problem: { kind: 'unreachable' } })
    expect(doneIn(reported)).toBe(200)
    expect(reported.kind === 'reported' && reported.left.length).toBe(250)
  })
  test('continues automatically after a rate limit', async () => {
    let count = 0
    const { actor, clock, sent, view, rested } = open(() => ((count += 1) === 1 ? failed(tooOften) : done))
    actor.send({ type: 'create', lines: linesOf(2), existing: 'Keep' })
    await vi.waitFor(() => expect(view()).toMatchObject({ kind: 'busy', doing: 'waiting' }), { interval: 1 })
    clock.increment(4_999)
    expect(sent).toHaveLength(1)
    clock.increment(1)
    await rested()
    expect(sent).toHaveLength(2)
  })
  test('stops after the running batch', async () => {
    const { actor, sent, view, rested } = open(() => done)
    actor.send({ type: 'create', lines: linesOf(450), existing: 'Keep' })
    actor.send({ type: 'stop' })
    expect(view()).toMatchObject({ kind: 'busy', doing: 'stopping' })
    await rested()
    expect([sent.length, view()]).toMatchObject([1, { kind: 'reported', problem: null }])
    expect(doneIn(view())).toBe(200)
  })

  describe('the preview', () => {
    const pasted = async (answer: Outcome<ImportPreview>) => {
      const clock = new SimulatedClock()
      const actor = createActor(
        userCreationMachine.provide({
          actors: { previewImport: userCreationEffects.previewImport.by(async () => answer) },
        }),
        { input: { now: () => clock.now(), makePassword: () => '', text: 'ada,Sailor12,ada@x.org' }, clock },
      ).start()
      clock.increment(400)
      await new Promise((resolve) => setTimeout(resolve))
      return { actor, view: () => toUserCreationView(actor.getSnapshot()) }
    }
    const preview: ImportPreview = new Map([[1, { account: 'New', team: null }]])

    test('goes when the list changes, because it is of another list', async () => {
      const { actor, view } = await pasted({ ok: true, value: preview })
      expect(view()).toEqual({ kind: 'open', preview, check: 'resting' })
      actor.send({ type: 'check', text: 'lea,Sailor12,lea@x.org' })
      expect(view()).toEqual({ kind: 'open', preview: null, check: 'asking' })
    })
    test('that failed is shown as such', async () => {
      const { view } = await pasted(failed({ kind: 'unreachable' }))
      expect(view()).toEqual({ kind: 'open', preview: null, check: 'unsure' })
    })
  })

  describe('existing accounts', () => {
    const text = 'ada,,ada@x.org\nlea,,lea@x.org'
    const { lines } = readUserLines(text)
    const told = async (existing: 'Keep' | 'Reset') => {
      const world = open(() => done)
      world.actor.send({ type: 'check', text })
      world.clock.increment(400)
      await vi.waitFor(() => expect(world.view()).toMatchObject({ kind: 'open', check: 'resting' }), {
        interval: 1,
      })
      world.actor.send({ type: 'create', lines, existing })
      await world.rested()
      const view = world.view()
      return view.kind === 'finished'
        ? reportRows({ made: view.made, failures: [], left: [] }, () => '').slice(1)
        : []
    }
    test('are reported without a password if they are kept, because none was set', async () => {
      expect(
        (await told('Keep')).map(([, name, password, , , , , , result]) => [name, password, result]),
      ).toEqual([
        ['ada', '', 'kept'],
        ['lea', 'Made-Secret2', 'created'],
      ])
    })
    test('are reported with the password that was set', async () => {
      expect(
        (await told('Reset')).map(([, name, password, , , , , , result]) => [name, password, result]),
      ).toEqual([
        ['ada', 'Made-Secret1', 'created'],
        ['lea', 'Made-Secret2', 'created'],
      ])
    })
  })

  describe('passwords missing in the list', () => {
    const { lines } = readUserLines('ada,,ada@x.org\ngrace,Sailor12,grace@x.org\nlea,,lea@x.org')
    test('are generated, one for each line, and stay visible until the user closes them', async () => {
      const { actor, told, view, rested, passwords } = open(() => done)
      actor.send({ type: 'create', lines, existing: 'Keep' })
      await rested()
      expect(passwords).toEqual(['Made-Secret1', 'Sailor12', 'Made-Secret2'])
      const now = view()
      expect(now.kind === 'finished' && now.made.map(({ user }) => user.password)).toEqual(passwords)
      expect(told).toEqual([])
      actor.send({ type: 'dismiss' })
      expect([view().kind, told]).toEqual(['open', [{ kind: 'users-created', count: 3 }]])
      expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Made-Secret')
    })
    test('stay the same when a line is sent again', async () => {
      let count = 0
      const { actor, rested, passwords } = open(() =>
        (count += 1) === 1 ? failed({ kind: 'unreachable' }) : done,
      )
      actor.send({ type: 'create', lines, existing: 'Keep' })
      await rested()
      actor.send({ type: 'retry' })
      await rested()
      expect(passwords.slice(3)).toEqual(passwords.slice(0, 3))
    })
  })
})

describe('the report', () => {
  const { lines } = readUserLines(
    'ada,,ada@x.org,,,,Owls\ngrace,Sailor12,grace@x.org\nlea,,lea@x.org\nmay,,may@x.org',
  )
  const withPassword = lines.map((line) => ({ ...line, user: { ...line.user, password: 'S3cret!' } }))
  const [ada, grace, lea, may] = withPassword
  if (!ada || !grace || !lea || !may) throw new Error('There are four.')
  test('lists the result of each line, and only passwords that were generated and are valid', () => {
    const rows = reportRows(
      { made: [grace, ada], failures: [{ unit: [lea], problem: refusal }], left: [may] },
      ({ problem }) => problem.kind,
    )
    expect(rows).toEqual([
      [
        'line',
        'userName',
        'password',
        'email',
        'realName',
        'stdNumber',
        'phone',
        'teamName',
        'result',
        'reason',
      ],
      ['1', 'ada', 'S3cret!', 'ada@x.org', '', '', '', 'Owls', 'created', ''],
      ['2', 'grace', '', 'grace@x.org', '', '', '', '', 'created', ''],
      ['3', 'lea', '', 'lea@x.org', '', '', '', '', 'refused', 'refused'],
      ['4', 'may', '', 'may@x.org', '', '', '', '', 'open', ''],
    ])
  })
  test('can be read as a list of accounts', () => {
    const text = printCsv(reportRows({ made: [ada], failures: [], left: [] }, () => ''))
    expect(readUserLines(text).lines).toMatchObject([
      { line: 2, user: { userName: 'ada', email: 'ada@x.org', teamName: 'Owls' } },
    ])
  })
})
