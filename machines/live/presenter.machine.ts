import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { GameNotice } from '#contract/models/notice.ts'
import {
  presenterEffects,
  type PresentRequest,
  type PageVisibilityEvent,
  type PresenterKey,
  type PresentedInTabs,
} from './presenter-effects.ts'
import { isNews, MAX_AT_ONCE, groupNotices, type NoticeGroups } from './group-notices.ts'

type Event = { type: 'notices.told'; notices: readonly GameNotice[] } | PageVisibilityEvent | PresentedInTabs

interface Input extends PresenterKey {
  /** One's own, null for those who have none in the game. */
  team: string | null
  now: () => number
}
export interface NoticeGroupsEvent {
  presented: NoticeGroups
  /** Whether no other tab has rung for it. */
  isLoud: boolean
}
interface Context extends Input {
  isVisible: boolean
  /** Nobody has presented them yet, as far as this tab knows. */
  held: readonly GameNotice[]
  /** What is asked for at the moment. */
  asked: readonly GameNotice[]
  telling: NoticeGroupsEvent
  presented: ReadonlySet<number>
  rung: ReadonlySet<number>
  /** Of the messages on view: when each of them goes. */
  goesAt: readonly number[]
}
const ON_VIEW_MS = 5_000
const PRECEDENCE_MS = 1_000
const NOTHING: NoticeGroupsEvent = { presented: { each: [], more: [], missed: [] }, isLoud: false }

const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as
      | ({ type: 'presented' } & NoticeGroupsEvent)
      | { type: 'rung'; notices: readonly GameNotice[] },
  },
  guards: {
    hasNothing: ({ context: { held } }) => held.length === 0,
    isVisible: ({ context: { isVisible } }) => isVisible,
    isFull: ({ context }) => context.isVisible && roomIn(context) === 0,
    mayRing: ({ context }) => unrungIn(context).length > 0,
  },
  actions: {
    hold: assign(({ context: { presented } }, { notices }: { notices: readonly GameNotice[] }) => ({
      held: notices.filter(({ id }) => !presented.has(id)),
    })),
    noteShown: assign({ isVisible: true }),
    noteHidden: assign({ isVisible: false }),
    notePresented: assign(({ context }, { ids }: { ids: readonly number[] }) => without(context, ids)),
    noteRung: assign(({ context: { rung } }, { ids }: { ids: readonly number[] }) => ({
      rung: new Set([...rung, ...ids]),
    })),
    askAll: assign(({ context: { held } }) => ({ asked: held })),
    askForBell: assign(({ context }) => ({ asked: unrungIn(context) })),
    arrange: assign(
      ({ context }, { granted, unrung }: { granted: readonly number[]; unrung: readonly number[] }) => {
        const { asked, goesAt, now, team } = context
        const notices = asked.filter(({ id }) => granted.includes(id))
        const presented = groupNotices(notices, { now: now(), room: roomIn(context), team })
        const messages =
          presented.each.length + Number(presented.more.length > 0) + Number(presented.missed.length > 0)
        return {
          telling: {
            presented,
            isLoud: notices.some((notice) => unrung.includes(notice.id) && isNews(notice, now())),
          },
          goesAt: [...goesAt.filter((at) => at > now()), ...Array<number>(messages).fill(now() + ON_VIEW_MS)],
        }
      },
    ),
    present: emit(({ context: { telling } }) => ({ type: 'presented', ...telling }) as const),
    settle: assign(({ context }) => ({ ...without(context, idsOf(context.asked)), asked: [] })),
    ring: emit(({ context: { asked } }, { granted }: { granted: readonly number[] }) => {
      return { type: 'rung', notices: asked.filter(({ id }) => granted.includes(id)) } as const
    }),
  },
  delays: {
    // A tab that somebody sees comes first.
    untilOthersHadTheirTurn: PRECEDENCE_MS,
    untilRoom: ({ context: { goesAt, now } }) => Math.max(0, Math.min(...goesAt) - now()),
  },
  actors: presenterEffects,
})
/** What is on its way is waited for: what was granted to this tab is granted to no other. */
const unhurried = machine.createStateConfig({
  on: {
    'notices.told': { actions: { type: 'hold', params: ({ event }) => event } },
    'page.shown': { actions: 'noteShown' },
    'page.hidden': { actions: 'noteHidden' },
    'tabs.presented': { actions: { type: 'notePresented', params: ({ event }) => event } },
  },
})
export const presenterMachine = machine.createMachine({
  id: 'presenter',
  description: 'Presents each notice once, in the tab that the user sees.',
  context: ({ input }) => ({
    ...input,
    isVisible: true,
    held: [],
    asked: [],
    telling: NOTHING,
    presented: new Set(),
    rung: new Set(),
    goesAt: [],
  }),
  invoke: [
    { src: 'watchPage', input: {} },
    { src: 'watchTabs', input: ({ context }) => context },
  ],
  on: {
    'notices.told': { target: '.settling', actions: { type: 'hold', params: ({ event }) => event } },
    'page.shown': { target: '.settling', actions: 'noteShown' },
    'page.hidden': { target: '.settling', actions: 'noteHidden' },
    'tabs.presented': {
      target: '.settling',
      actions: { type: 'notePresented', params: ({ event }) => event },
    },
  },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Waits for the notices to load.',
      on: {
        ...unhurried.on,
        'notices.told': { target: 'recalling', actions: { type: 'hold', params: ({ event }) => event } },
      },
    },
    recalling: {
      description: 'Waits for the browser to read which notices were presented.',
      ...unhurried,
      invoke: {
        src: 'recall',
        input: ({ context }) => askedFor(context, context.held),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'notePresented', params: ({ event }) => ({ ids: event.output.presented }) },
            { type: 'noteRung', params: ({ event }) => ({ ids: event.output.rung }) },
          ],
        },
      },
    },
    settling: {
      description: 'Transient. Chooses the next state from pending notices and page visibility.',
      always: [
        { guard: 'hasNothing', target: 'idle' },
        { guard: 'isFull', target: 'full' },
        { guard: 'isVisible', target: 'claiming' },
        { guard: 'mayRing', target: 'deferring' },
        { target: 'unseen' },
      ],
    },
    idle: { description: 'Nothing is running.' },
    full: {
      description: 'The maximum of messages is visible. New notices wait.',
      after: { untilRoom: 'settling' },
    },
    claiming: {
      description: 'Waits for the browser to grant pending notices to this tab.',
      ...unhurried,
      entry: 'askAll',
      invoke: {
        src: 'claim',
        input: ({ context }) => askedFor(context, context.held),
        onDone: {
          target: 'settling',
          actions: [{ type: 'arrange', params: ({ event }) => event.output }, 'present', 'settle'],
        },
      },
    },
    deferring: {
      description: 'This tab is hidden. Waits in case another tab is visible.',
      on: { 'notices.told': { actions: { type: 'hold', params: ({ event }) => event } } },
      after: { untilOthersHadTheirTurn: 'ringing' },
    },
    ringing: {
      description: 'No tab is visible. Waits for the tabs to choose one that rings.',
      ...unhurried,
      entry: 'askForBell',
      invoke: {
        src: 'claimBell',
        input: ({ context }) => askedFor(context, unrungIn(context)),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'ring', params: ({ event }) => event.output },
            { type: 'noteRung', params: ({ context }) => ({ ids: idsOf(context.asked) }) },
            { type: 'notePresented', params: ({ event }) => ({ ids: event.output.presented }) },
          ],
        },
      },
    },
    unseen: { description: 'The page is hidden. The title counts pending notices.' },
  },
})

const idsOf = (notices: readonly GameNotice[]) => notices.map(({ id }) => id)
const askedFor = ({ account, game }: PresenterKey, notices: readonly GameNotice[]): PresentRequest => ({
  account,
  game,
  ids: idsOf(notices),
})
const roomIn = ({ goesAt, now }: Pick<Context, 'goesAt' | 'now'>) =>
  MAX_AT_ONCE - goesAt.filter((at) => at > now()).length
const unrungIn = ({ held, rung, now }: Context) =>
  held.filter((notice) => !rung.has(notice.id) && isNews(notice, now()))
function without({ held, presented }: Context, ids: readonly number[]): Pick<Context, 'held' | 'presented'> {
  const next = new Set([...presented, ...ids])
  return { presented: next, held: held.filter(({ id }) => !next.has(id)) }
}

export interface PresenterView {
  /** How many wait for somebody to look. */
  unseen: number
}
export function toPresenterView(snapshot: SnapshotFrom<typeof presenterMachine>): PresenterView {
  const { isVisible, held } = snapshot.context
  const isRecalled = snapshot.value !== 'waiting' && snapshot.value !== 'recalling'
  return { unseen: isRecalled && !isVisible ? held.length : 0 }
}
