import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome, Problem } from '#contract/problem.ts'
import {
  gameJoiningMachine,
  joinFlaws,
  type JoinRules,
  type SentJoin,
  type JoinInput,
} from '#machines/game/game-joining.machine.ts'
import type { OwnParticipation } from '#machines/game/participation.machine.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const PLAIN: JoinRules = { organizations: [], invite: 'open' }
const STRICT: JoinRules = { organizations: ['West', 'East'], invite: 'needed' }
const team = { id: 7, name: 'Red Pandas' }
const whole: JoinInput = { team, organization: 'West', inviteCode: ' s3cret ' }
const empty: JoinInput = { team: null, organization: null, inviteCode: '' }
const joined: Outcome<OwnParticipation> = { ok: true, value: { status: 'Pending', team: team.name } }
const refusal: Problem = { kind: 'refused', title: 'No' }
const model = modelOf(
  gameJoiningMachine,
  [
    { type: 'submit', form: { wish: whole, rules: PLAIN } },
    { type: 'submit', form: { wish: empty, rules: PLAIN } },
    { type: 'edit' },
    answerOf('gameJoining.sending', joined),
    answerOf('gameJoining.sending', { ok: false, problem: refusal }),
  ],
  { input: { game: 1 } },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), gameJoiningMachine)).toEqual([])
})

describe('missing fields', () => {
  test.each([
    [empty, PLAIN, { team: 'missing', organization: null, inviteCode: null }],
    [empty, STRICT, { team: 'missing', organization: 'missing', inviteCode: 'missing' }],
    [{ ...whole, inviteCode: '  ' }, STRICT, { team: null, organization: null, inviteCode: 'missing' }],
    // The organisers have removed this division from their list, so it must be chosen again.
    [{ ...whole, organization: 'South' }, STRICT, { team: null, organization: 'missing', inviteCode: null }],
    [whole, STRICT, { team: null, organization: null, inviteCode: null }],
  ] as const)('of %j for %j', (wish, rules, flaws) => expect(joinFlaws(wish, rules)).toEqual(flaws))
})

describe('joining', () => {
  const open = (answer: Outcome<OwnParticipation>) => {
    const sent: SentJoin[] = []
    const told: unknown[] = []
    const actor = createActor(
      fill(gameJoiningMachine, {
        async send(wish) {
          sent.push(wish)
          return answer
        },
      }),
      { input: { game: 1 } },
    ).start()
    actor.on('announce', ({ announcement }) => told.push(announcement))
    const submit = async (wish: JoinInput, rules: JoinRules) => {
      actor.send({ type: 'submit', form: { wish, rules } })
      await new Promise((resolve) => setTimeout(resolve))
    }
    return { actor, sent, told, submit, view: () => toFormView(actor.getSnapshot()) }
  }

  test('sends only what the game requires', async () => {
    const { sent, submit } = open(joined)
    await submit(whole, PLAIN)
    expect(sent).toEqual([{ game: 1, team, organization: null, inviteCode: null }])
  })
  test('sends the required fields, and the code without spaces', async () => {
    const { sent, submit } = open(joined)
    await submit(whole, STRICT)
    expect(sent).toEqual([{ game: 1, team, organization: 'West', inviteCode: 's3cret' }])
  })
  test('with a missing field sends nothing', async () => {
    const { sent, submit, view } = open(joined)
    await submit(empty, PLAIN)
    expect({ sent, view: view() }).toEqual({ sent: [], view: { kind: 'open', problem: null, field: null } })
  })
  test('twice in a row sends one request', async () => {
    const { actor, sent, submit } = open(joined)
    actor.send({ type: 'submit', form: { wish: whole, rules: PLAIN } })
    await submit(whole, PLAIN)
    expect(sent).toHaveLength(1)
  })
  test.each([
    ['Pending', 'game-joined'],
    ['Accepted', 'game-entered'],
  ] as const)('that ends %s is announced as %s', async (status, kind) => {
    const { told, submit, view } = open({ ok: true, value: { status, team: team.name } })
    await submit(whole, PLAIN)
    expect({ told, view: view() }).toEqual({
      told: [{ kind, team: team.name }],
      view: { kind: 'done', value: { status, team: team.name } },
    })
  })
  test.each([
    [refusal, PLAIN, 'team'],
    [refusal, { ...PLAIN, organizations: ['West'] }, 'team'],
    // The server does not say whether the code or the team is wrong, so neither field is marked.
    [refusal, STRICT, null],
    [{ kind: 'missing', title: 'No such team' }, STRICT, 'team'],
    [{ kind: 'unreachable' }, PLAIN, null],
    [{ kind: 'game-over', title: 'Over' }, PLAIN, null],
  ] as const)('refused with %j for %j is about %s, until something is edited', async (problem, rules, at) => {
    const { actor, told, submit, view } = open({ ok: false, problem })
    await submit(whole, rules)
    expect({ told, view: view() }).toEqual({ told: [], view: { kind: 'open', problem, field: at } })
    actor.send({ type: 'edit' })
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
  })
  test('stores no code', async () => {
    const { actor, submit } = open({ ok: false, problem: refusal })
    await submit(whole, STRICT)
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('s3cret')
  })
})
