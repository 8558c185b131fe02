import { assign, setup, type SnapshotFrom } from 'xstate'
import type { GameNotice } from '#contract/models/notice.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import {
  presenterEffects,
  type NoticesReport,
  type PresentRequest,
  type PageVisibilityEvent,
  type PresenterKey,
  type PresentedInTabs,
} from './presenter-effects.ts'
import { isNews, MAX_AT_ONCE, groupNotices, type NoticeGroups } from './group-notices.ts'

type Event = NoticesReport | PageVisibilityEvent | PresentedInTabs

interface Input extends PresenterKey {
  /** The user's team. Null: none in this game. */
  team: string | null
  now: () => number
}
export interface NoticeGroupsEvent {
  presented: NoticeGroups
  /** Whether to play a sound: some notice is recent, and no other tab has played one for it. */
  isLoud: boolean
}
interface Context extends Input {
  isVisible: boolean
  /** Notices that no tab has shown yet, as far as this tab knows. */
  held: readonly GameNotice[]
  /** The notices of the pending claim. */
  asked: readonly GameNotice[]
  presented: ReadonlySet<number>
  rung: ReadonlySet<number>
  goesAt: readonly number[]
}
interface Claimed {
  granted: readonly number[]
  unrung: readonly number[]
}
const ON_VIEW_MS = 5_000
const PRECEDENCE_MS = 1_000

const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as
      | ({ type: 'presented' } & NoticeGroupsEvent)
      | { type: 'rung'; notices: readonly GameNotice[] },
  },
  delays: {
    // Hidden tabs wait, so that a visible tab claims a notice first.
    untilOthersHadTheirTurn: PRECEDENCE_MS,
    untilRoom: ({ context: { goesAt, now } }) => Math.max(0, Math.min(...goesAt) - now()),
  },
  actors: presenterEffects,
})

const idsOf = (notices: readonly GameNotice[]) => notices.map(({ id }) => id)
const askedFor = ({ account, game }: PresenterKey, notices: readonly GameNotice[]): PresentRequest => ({
  account,
  game,
  ids: idsOf(notices),
})
const roomIn = ({ goesAt, now }: Context) => MAX_AT_ONCE - goesAt.filter((at) => at > now()).length
const unrungIn = ({ held, rung, now }: Context) =>
  held.filter((notice) => !rung.has(notice.id) && isNews(notice, now()))
const grantedIn = ({ asked }: Context, granted: readonly number[]) =>
  asked.filter(({ id }) => granted.includes(id))

const hold = ({ notices }: { notices: readonly GameNotice[] }, { presented }: Context) => ({
  held: notices.filter(({ id }) => !presented.has(id)),
})
const seen = () => ({ isVisible: true })
const unseen = () => ({ isVisible: false })
function without({ held, presented }: Context, ids: readonly number[]): Pick<Context, 'held' | 'presented'> {
  const next = new Set([...presented, ...ids])
  return { presented: next, held: held.filter(({ id }) => !next.has(id)) }
}
const presentedElsewhere = ({ ids }: PresentedInTabs, context: Context) => without(context, ids)

function groupsOf({ granted, unrung }: Claimed, context: Context): NoticeGroupsEvent {
  const { now, team } = context
  const notices = grantedIn(context, granted)
  return {
    presented: groupNotices(notices, { now: now(), room: roomIn(context), team }),
    isLoud: notices.some((notice) => unrung.includes(notice.id) && isNews(notice, now())),
  }
}
function afterClaim(claimed: Claimed, context: Context): Partial<Context> {
  const { asked, goesAt, now } = context
  const { each, more, missed } = groupsOf(claimed, context).presented
  const messages = each.length + Number(more.length > 0) + Number(missed.length > 0)
  return {
    ...without(context, idsOf(asked)),
    asked: [],
    goesAt: [...goesAt.filter((at) => at > now()), ...Array<number>(messages).fill(now() + ON_VIEW_MS)],
  }
}

/**
 * A claim is not interrupted: no other tab gets the notices that were granted to this one, so they would be
 * lost.
 */
const uninterrupted = machine.createStateConfig({
  on: {
    'notices.arrived': arrows({ put: hold }),
    'page.shown': choices({ put: seen }),
    'page.hidden': choices({ put: unseen }),
    'tabs.presented': arrows({ put: presentedElsewhere }),
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
    presented: new Set(),
    rung: new Set(),
    goesAt: [],
  }),
  invoke: [
    { src: 'watchPage', input: {} },
    { src: 'watchTabs', input: ({ context }) => context },
    { src: 'followNotices', input: ({ context }) => context },
  ],
  on: {
    'notices.arrived': arrows({ to: '.settling', put: hold }),
    'page.shown': choices({ to: '.settling', put: seen }),
    'page.hidden': choices({ to: '.settling', put: unseen }),
    'tabs.presented': arrows({ to: '.settling', put: presentedElsewhere }),
  },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Waits for the notices to load.',
      on: { ...uninterrupted.on, 'notices.arrived': arrows({ to: 'recalling', put: hold }) },
    },
    recalling: {
      description: 'Waits for the browser to read which notices were presented.',
      ...uninterrupted,
      invoke: {
        src: 'recall',
        input: ({ context }) => askedFor(context, context.held),
        onDone: answers({
          to: 'settling',
          put: ({ presented, rung }, context) => ({
            ...without(context, presented),
            rung: new Set([...context.rung, ...rung]),
          }),
        }),
      },
    },
    settling: {
      description: 'Transient. Chooses the next state from pending notices and page visibility.',
      always: choices(
        { when: ({ held }) => held.length === 0, to: 'idle' },
        { when: (context) => context.isVisible && roomIn(context) === 0, to: 'full' },
        { when: ({ isVisible }) => isVisible, to: 'claiming' },
        { when: (context) => unrungIn(context).length > 0, to: 'deferring' },
        { to: 'unseen' },
      ),
    },
    idle: { description: 'Nothing is running.' },
    full: {
      description: 'The maximum of messages is visible. New notices wait.',
      after: { untilRoom: 'settling' },
    },
    claiming: {
      description: 'Waits for the browser to grant pending notices to this tab.',
      ...uninterrupted,
      entry: assign(({ context: { held } }) => ({ asked: held })),
      invoke: {
        src: 'claim',
        input: ({ context }) => askedFor(context, context.held),
        onDone: answers({
          to: 'settling',
          tell: (claimed, context) => [{ type: 'presented', ...groupsOf(claimed, context) }],
          put: afterClaim,
        }),
      },
    },
    deferring: {
      description: 'This tab is hidden. Waits in case another tab is visible.',
      on: { 'notices.arrived': arrows({ put: hold }) },
      after: { untilOthersHadTheirTurn: 'ringing' },
    },
    ringing: {
      description: 'No tab is visible. Waits for the tabs to choose one that rings.',
      ...uninterrupted,
      entry: assign(({ context }) => ({ asked: unrungIn(context) })),
      invoke: {
        src: 'claimBell',
        input: ({ context }) => askedFor(context, unrungIn(context)),
        onDone: answers({
          to: 'settling',
          tell: ({ granted }, context) => [{ type: 'rung', notices: grantedIn(context, granted) }],
          put: ({ presented }, context) => ({
            ...without(context, presented),
            rung: new Set([...context.rung, ...idsOf(context.asked)]),
          }),
        }),
      },
    },
    unseen: { description: 'The page is hidden. The title counts pending notices.' },
  },
})

export interface PresenterView {
  /** The number of notices that wait for the user. 0 in a visible tab. */
  unseen: number
}
export function toPresenterView(snapshot: SnapshotFrom<typeof presenterMachine>): PresenterView {
  const { isVisible, held } = snapshot.context
  const isRecalled = snapshot.value !== 'waiting' && snapshot.value !== 'recalling'
  return { unseen: isRecalled && !isVisible ? held.length : 0 }
}
