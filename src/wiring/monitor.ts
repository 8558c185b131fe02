import type { ActorRefFrom } from 'xstate'
import { listLogs } from '#contract/calls/admin.ts'
import { listAnswers } from '#contract/calls/answer-list.ts'
import { listAudit, listGameAudit } from '#contract/calls/audit.ts'
import { findLogs } from '#contract/calls/log-filter.ts'
import { findEvents, findSubmissions } from '#contract/calls/monitor-search.ts'
import { listEvents, listSubmissions } from '#contract/calls/game.ts'
import { listPlatformTimeline } from '#contract/calls/platform-timeline.ts'
import { ALL_LEVELS } from '#contract/models/log-names.ts'
import type { TimelineEntry } from '#contract/models/platform-timeline.ts'
import type { Outcome } from '#contract/problem.ts'
import {
  queryOf,
  timelineHead,
  toLiveEntry,
  type EntrySearch,
  type EntrySource,
  type LiveEntry,
} from '#machines/admin/live-entries.ts'
import { pairStateMachine } from '#machines/admin/pair-state.machine.ts'
import { scrollbackMachine, toScrollbackView, type PageRequest } from '#machines/admin/scrollback.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import type { Live } from '#machines/live/feed.machine.ts'
import type { LiveSource } from '#machines/live/live-types.ts'
import { auditAtom, eventsAtom, logsAtom, submissionsAtom } from '#src/live/feed-atoms.ts'
import { followNames } from '#src/live/follow-names.ts'
import { follow } from '#src/live/follow.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { wirePairState } from './pair-state.ts'
import { wireParticipationReview } from './participation-review.ts'
import { openProcesses } from './process.ts'
import { openChoiceStore } from '#src/browser/choice-store.ts'
import type { ClientServices } from './services.ts'
import type { World } from './browser-world.ts'

export function wireMonitor(
  { clock, config, request, reads }: ClientServices,
  confirm: ActorRefFrom<typeof confirmMachine>,
  live: LiveSource,
  { storage }: Pick<World, 'storage'>,
) {
  const process = openProcesses(confirm)
  const setState = wirePairState({ request, reads })
  return {
    now: clock.now,
    streamingMode: openChoiceStore(storage, 'streaming-mode', ['on', 'off']),
    hidesContainers: openChoiceStore(storage, 'hide-container-events', ['true', 'false']),
    scrollback: process(scrollbackMachine, toScrollbackView, {
      async readPage(asked, signal) {
        const answer = await readPage(asked, signal)
        // React mounts twice in development, so the cancelled request of the first mount must not answer the
        // second one.
        return signal.aborted ? new Promise(() => {}) : answer
      },
      followEntries({ source }, say) {
        const end = followEntries(live, source, (entries) => say({ type: 'stream.arrived', entries }))
        if (source.kind === 'logs' || source.kind === 'audit' || source.kind === 'timeline') return end
        const leave = followNames(live, source.game, () => say({ type: 'names.changed' }))
        return () => (end(), leave())
      },
    }),
    participationReview: wireParticipationReview({ clock, config, request, reads }, process, 'cheats'),
    pairState: process(pairStateMachine, toActView, {
      carryOut: ({ game, task }) => setState(game, task),
    }),
  }

  async function readPage(
    { source, above, ...page }: PageRequest,
    signal: Parameters<typeof request>[2],
  ): Promise<Outcome<readonly LiveEntry[]>> {
    switch (source.kind) {
      case 'events': {
        const query = { ...page, hideContainer: source.containers === 'hidden' }
        const params = { id: source.game }
        const rows = source.search
          ? request(findEvents, { params, query: { ...query, ...searchQuery(source.search) } }, signal)
          : request(listEvents, { params, query }, signal)
        return told(await rows, toLiveEntry.event)
      }
      case 'submissions': {
        const query = { ...page, ...(source.status === null ? {} : { type: source.status }) }
        const params = { id: source.game }
        const rows = source.search
          ? request(findSubmissions, { params, query: { ...query, ...searchQuery(source.search) } }, signal)
          : request(listSubmissions, { params, query }, signal)
        return told(await rows, toLiveEntry.submission)
      }
      case 'answers': {
        const row = above?.kind === 'submission' ? above.submission : null
        const after = row?.facts ? { before: row.time, below: row.facts.id } : {}
        const query = { search: source.typed, answers: !source.isMasked, count: page.count, ...after }
        const rows = await request(listAnswers, { params: { id: source.game }, query }, signal)
        return told(rows, toLiveEntry.submission)
      }
      case 'logs': {
        const { level, sift } = source
        const query = { level, ...page }
        const answer = sift
          ? await request(findLogs, { query: { ...query, ...queryOf(sift) } }, signal)
          : await request(listLogs, { query }, signal)
        return told(answer, toLiveEntry.log)
      }
      case 'audit': {
        const of = source.thing === null ? {} : { kind: source.thing }
        const below = above?.kind === 'audit' ? { below: above.entry.number } : {}
        const query = { count: page.count, ...below, ...of, ...queryOf(source.sift) }
        const rows =
          source.game === undefined
            ? request(listAudit, { query }, signal)
            : request(listGameAudit, { params: { id: source.game }, query }, signal)
        return told(await rows, toLiveEntry.audit)
      }
      case 'timeline': {
        const { kind, person, game } = source.of
        const query = {
          ...page,
          ...(kind === null ? {} : { kind }),
          ...(person === '' ? {} : { person }),
          ...(game === null ? {} : { game }),
          ...queryOf(source.sift),
        }
        const rows = await request(listPlatformTimeline, { query }, signal)
        return rows.ok ? { ok: true, value: rows.value.flatMap(toTimelineEntry) } : rows
      }
      default:
        return source satisfies never
    }
  }
}

/** Reports the items that the stream pushed, newest first. */
function followEntries(
  live: LiveSource,
  source: EntrySource,
  tell: (entries: readonly LiveEntry[]) => void,
): () => void {
  function hearing<Item>(toEntry: (item: Item) => LiveEntry) {
    let last: readonly Item[] | null = null
    return ({ live: told }: { live: Live<readonly Item[]> }) => {
      if (told.state === 'waiting' || told.value === last) return
      last = told.value
      tell(told.value.map(toEntry))
    }
  }
  switch (source.kind) {
    case 'events':
      return follow(eventsAtom(live, source.game), hearing(toLiveEntry.event))
    case 'submissions':
    case 'answers':
      return follow(submissionsAtom(live, source.game), hearing(toLiveEntry.submission))
    case 'logs':
      return follow(logsAtom(live), hearing(toLiveEntry.log))
    case 'audit':
      return follow(auditAtom(live), hearing(toLiveEntry.audit))
    case 'timeline': {
      const heads: { logs: readonly LiveEntry[] | null; acts: readonly LiveEntry[] | null } = {
        logs: null,
        acts: null,
      }
      const hear = (part: 'logs' | 'acts') => (entries: readonly LiveEntry[]) => {
        heads[part] = entries
        if (heads.logs !== null && heads.acts !== null) tell(timelineHead(heads.logs, heads.acts))
      }
      const leaveLogs = followEntries(live, { kind: 'logs', level: ALL_LEVELS }, hear('logs'))
      const leaveActs = followEntries(live, { kind: 'audit', thing: null, sift: ANY }, hear('acts'))
      return () => (leaveLogs(), leaveActs())
    }
    default:
      return source satisfies never
  }
}

const ANY = { text: '', since: null, until: null }
const toTimelineEntry = ({ log, act }: TimelineEntry): LiveEntry[] => [
  ...(log === null ? [] : [toLiveEntry.log(log)]),
  ...(act === null ? [] : [toLiveEntry.audit(act)]),
]
const searchQuery = ({ text, isMasked }: EntrySearch) => ({ text, answers: !isMasked })

function told<Row>(
  outcome: Outcome<readonly Row[]>,
  toPassage: (row: Row) => LiveEntry,
): Outcome<readonly LiveEntry[]> {
  return outcome.ok ? { ok: true, value: outcome.value.map(toPassage) } : outcome
}
