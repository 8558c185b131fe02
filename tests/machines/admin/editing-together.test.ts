import fc from 'fast-check'
import { createActor, type ActorRefFrom } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import type { FieldValue, FormOf } from '#contract/fields/field.ts'
import { prose } from '#contract/fields/kinds.ts'
import type { Draft, SavedVersion, StoredVersion } from '#machines/admin/edit-state.ts'
import { toEditorView } from '#machines/admin/editor-view.ts'
import { editorMachineOf } from '#machines/admin/editor.machine.ts'
import { fill } from '#machines/kit/fill.ts'

const FIELDS = ['title', 'content', 'note'] as const
const anyText = prose({ most: 99 })
const TABLE = { title: anyText, content: anyText, note: anyText }
type Form = FormOf<typeof TABLE>
const start: Form = { title: 'a', content: 'a', note: 'a' }
const trimmed = ({ title, content, note }: Form): Form => ({
  title: title.trim(),
  content: content.trim(),
  note: note.trim(),
})
type Name = (typeof FIELDS)[number]
interface Asked {
  seen: StoredVersion<Form>
  fields: Form
  /** The values in the form when the request was sent. The response must not replace newer ones. */
  typed: ReadonlyMap<Name, FieldValue>
  answer: (outcome: Outcome<SavedVersion<Form>>) => void
}

/** Simulates a server with versions, a second user who saves too, and a user whose input must not be lost. */
class Together {
  stored = start
  version = 1
  draft: Draft<Form> | null = null
  asked: Asked | null = null
  /**
   * The last value of each field that the user has typed and that must not be lost: the server does not have
   * it yet, and the user has not chosen the other user's value.
   */
  pending = new Map<Name, FieldValue>()
  /** Values that reached the server, but whose response was lost. The client may send them again. */
  delivered = new Map<Name, FieldValue>()
  actor = this.open()

  open(): ActorRefFrom<ReturnType<typeof editorMachineOf<typeof TABLE>>> {
    const machine = fill(editorMachineOf(TABLE), {
      readDraft: async () => this.draft,
      keepDraft: async ({ draft }) => {
        this.draft = draft
        return true
      },
      loadThing: async () => ({ ok: true, value: this.known() }),
      saveThing: ({ seen, fields }) =>
        new Promise(
          (answer) =>
            (this.asked = { seen, fields, typed: new Map([...this.delivered, ...this.pending]), answer }),
        ),
      askFirst: async () => 'cancelled',
    })
    return createActor(machine, { input: { account: 'ada', id: 'a1', now: () => 0 } }).start()
  }
  known = (): StoredVersion<Form> => ({ fields: this.stored, version: `"${this.version}"` })

  type(field: Name, value: string) {
    const { value: state, context } = this.actor.getSnapshot()
    if (toEditorView(TABLE, this.actor.getSnapshot()).kind !== 'open') return
    this.actor.send({ type: 'edit', fields: { [field]: value } })
    const isSaving = JSON.stringify(state).includes('saving')
    this.delivered.delete(field)
    if (value === context.seen.fields[field] && !isSaving) this.pending.delete(field)
    else this.pending.set(field, value)
  }
  otherSaves(field: Name, value: string) {
    this.stored = { ...this.stored, [field]: value }
    this.version += 1
  }
  answer(how: 'heard' | 'lost on the way there' | 'lost on the way back') {
    const { asked } = this
    if (!asked) return
    this.asked = null
    const isStale = asked.seen.version !== `"${this.version}"`
    if (how !== 'lost on the way there' && !isStale) this.accept(asked, how === 'heard')
    if (how !== 'heard' || isStale) this.withoutSave()
    if (how !== 'heard') asked.answer({ ok: false, problem: { kind: 'unreachable' } })
    else if (isStale) asked.answer({ ok: false, problem: { kind: 'conflict', title: null } })
    else asked.answer({ ok: true, value: { id: 'a1', ...this.known() } })
  }
  /**
   * A user may restore the original value while a save is running. If that save fails, nothing is left to
   * save.
   */
  withoutSave() {
    const { seen } = this.actor.getSnapshot().context
    for (const typed of [this.pending, this.delivered])
      for (const [field, value] of typed) if (seen.fields[field] === value) typed.delete(field)
  }
  accept({ fields, typed }: Asked, isHeard: boolean) {
    const kept = trimmed(fields)
    for (const field of FIELDS) {
      // A save changes typed fields only, so it overwrites nothing of the other user.
      if (kept[field] !== this.stored[field])
        expect(`${field} ${String(typed.get(field))}`).toBe(`${field} ${String(fields[field])}`)
      if (isHeard) this.delivered.delete(field)
      if (this.pending.get(field) !== fields[field]) continue
      this.pending.delete(field)
      if (!isHeard) this.delivered.set(field, fields[field] ?? null)
    }
    this.stored = kept
    this.version += 1
  }
  choose(side: 'mine' | 'theirs', next: 'save' | 'resume') {
    const view = toEditorView(TABLE, this.actor.getSnapshot())
    if (view.kind !== 'conflicting') return
    const isTorn = (name: Name) => view.differences.some(({ field, by }) => field === name && by === 'both')
    const torn = FIELDS.filter(isTorn)
    // The user must decide on every conflicting field, so the save is blocked until then.
    if (torn.length > 0) expect(this.actor.getSnapshot().can({ type: next })).toBe(false)
    this.actor.send({ type: 'choose', choices: Object.fromEntries(torn.map((field) => [field, side])) })
    if (side === 'theirs')
      for (const field of torn) for (const typed of [this.pending, this.delivered]) typed.delete(field)
    this.actor.send({ type: next })
  }
  reload() {
    this.asked = null
    this.withoutSave()
    this.actor.send({ type: 'page.hidden' })
    this.actor.stop()
    this.actor = this.open()
  }
  async check() {
    await new Promise((resolve) => setImmediate(resolve))
    const { context, status } = this.actor.getSnapshot()
    expect(status).toBe('active')
    for (const [field, value] of this.pending) {
      // The other user may have saved the same text trimmed. That is no conflict, because only white space is
      // lost.
      const stripped = String(value).trim()
      if (
        stripped !== value &&
        stripped === context.seen.fields[field] &&
        stripped === context.typed[field]
      ) {
        this.pending.delete(field)
        continue
      }
      expect(`${field} ${String(context.typed[field])}`).toBe(`${field} ${String(value)}`)
      if (context.theirs === null && this.asked === null && context.seen.fields[field] === value)
        this.pending.delete(field)
    }
  }
}

const field = fc.constantFrom(...FIELDS)
const text = fc.constantFrom('a', 'b', ' c', 'd')
const step: fc.Arbitrary<(world: Together) => void> = fc.oneof(
  fc.tuple(field, text).map(
    ([where, what]) =>
      (world: Together) =>
        world.type(where, what),
  ),
  fc.tuple(field, text).map(
    ([where, what]) =>
      (world: Together) =>
        world.otherSaves(where, what.trim()),
  ),
  fc.constant((world: Together) => world.actor.send({ type: 'save' })),
  fc
    .constantFrom(
      'heard' as const,
      'heard' as const,
      'lost on the way there' as const,
      'lost on the way back' as const,
    )
    .map((how) => (world: Together) => world.answer(how)),
  fc
    .tuple(
      fc.constantFrom('mine' as const, 'theirs' as const),
      fc.constantFrom('save' as const, 'resume' as const),
    )
    .map(
      ([side, next]) =>
        (world: Together) =>
          world.choose(side, next),
    ),
  fc.constant((world: Together) => world.reload()),
)

test(
  "in any order of events, no input is lost and no other user's change is overwritten",
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const world = new Together()
        await world.check()
        for (const take of steps) {
          take(world)
          await world.check()
        }
        world.actor.stop()
      }),
      { numRuns: 200 },
    )
  },
)
