import { useAtomValue } from 'jotai'
import Activity from 'lucide-react/icons/activity'
import Download from 'lucide-react/icons/download'
import Inbox from 'lucide-react/icons/inbox'
import { Suspense, use, type ReactNode } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { downloadScoreboardSheet, downloadSubmissionSheet } from '#contract/calls/game.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import { callUrl } from '#src/api/call-url.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useChoice } from '#src/bind/use-choice.ts'
import { useWired } from '#src/bind/wired.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { eventsAtom, submissionsAtom } from '#src/live/feed-atoms.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Row, SrOnly, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { screenSpace } from '#src/ui/screen-space.ts'
import { Switch } from '#src/ui/switch.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'
import { answerList } from '#styled/recipes/answer-list.js'
import type { AnswerStreamProps } from './answer-stream.tsx'
import { EventRow } from './event-row.tsx'
import { LiveList } from './live-list.tsx'
import { LiveOverview } from './live-overview.tsx'
import { MONITOR_TABS, readMonitorTab, TAB_ICONS, type MonitorTab } from './monitor-tab.ts'
import { SubmissionRow } from './submission-row.tsx'

// These load on demand, because each live list is a screen of its own.
const AnswerStream = lazyPart(async () => (await import('./answer-stream.tsx')).AnswerStream)
const PairStream = lazyPart(async () => (await import('./pair-stream.tsx')).PairStream)
const CheatList = lazyPart(async () => (await import('./cheat-list.tsx')).CheatList)

/** The final results of a submission. The server never sends pending ones. */
const STATUSES = [
  'Accepted',
  'WrongAnswer',
  'CheatDetected',
  'NotFound',
] as const satisfies readonly AnswerResult[]
const ALL = 'all'

export interface MonitorProps extends Pick<AnswerStreamProps, 'Panel'> {
  game: number
  at: string | undefined
}

export function Monitor({ game, at, Panel }: MonitorProps) {
  const words = useWords(monitorWords)
  const { streamingMode } = use(useWired().watching())
  const [mode, setMode] = useChoice(streamingMode, 'off')
  const { features } = useConfig()
  const hasAnswers = features?.includes('answer-list') ?? false
  const tab = readMonitorTab(at)
  if (tab === null)
    return <Navigate to={`/games/${game}/room/live/${hasAnswers ? 'submissions' : 'events'}`} replace />
  if (tab === 'submissions' && hasAnswers) {
    return (
      <>
        <SrOnly as="h2">{words.title}</SrOnly>
        <Suspense>
          <AnswerStream
            game={game}
            isMasked={mode === 'on'}
            onMask={(isMasked) => setMode(isMasked ? 'on' : 'off')}
            views={<LiveViews game={game} at="submissions" />}
            Panel={Panel}
          />
        </Suspense>
      </>
    )
  }
  if (tab === 'cheatinfo' && features?.includes('team-pairs')) {
    return (
      <>
        <SrOnly as="h2">{words.title}</SrOnly>
        <Suspense>
          <PairStream
            game={game}
            isMasked={mode === 'on'}
            onMask={(isMasked) => setMode(isMasked ? 'on' : 'off')}
            views={<LiveViews game={game} at="cheatinfo" />}
          />
        </Suspense>
      </>
    )
  }
  const sent = { params: { id: game } }
  return (
    <div className={screenSpace}>
      <SrOnly as="h2">{words.title}</SrOnly>
      <LiveOverview game={game} />
      <TabBar label={words.tabs}>
        {MONITOR_TABS.map((each) => {
          const Icon = TAB_ICONS[each]
          return (
            <TabLink
              key={each}
              as={Link}
              to={`/games/${game}/room/live/${each}`}
              icon={<Icon aria-hidden />}
              {...(each === tab ? { 'aria-current': 'page' as const } : {})}
            >
              {words.tab[each]}
            </TabLink>
          )
        })}
      </TabBar>
      <Row gap="3" justify="between">
        <Switch
          label={words.streaming}
          // A phone has no room for the explanation.
          hint={<Text from="sm">{words.streamingHint}</Text>}
          checked={mode === 'on'}
          onCheckedChange={(isOn) => setMode(isOn ? 'on' : 'off')}
        />
        <Row as="ul" aria-label={words.sheets} gap="2" align="stretch">
          <li>
            <LinkButton
              href={callUrl(downloadScoreboardSheet, sent)}
              download
              look="outline"
              size="sm"
              icon={<Download aria-hidden />}
            >
              {words.scoreboardSheet}
            </LinkButton>
          </li>
          <li>
            <LinkButton
              href={callUrl(downloadSubmissionSheet, sent)}
              download
              look="outline"
              size="sm"
              icon={<Download aria-hidden />}
            >
              {words.submissionSheet}
            </LinkButton>
          </li>
        </Row>
      </Row>
      {shown(tab, game, mode === 'on')}
    </div>
  )
}

/** Links to the lists as words in the toolbar, because tabs would need a line of their own. */
function LiveViews({ game, at }: { game: number; at: MonitorTab }) {
  const words = useWords(monitorWords)
  const style = answerList()
  return (
    <nav aria-label={words.tabs} className={style.views}>
      {MONITOR_TABS.map((each) => (
        <Link
          key={each}
          to={`/games/${game}/room/live/${each}`}
          aria-current={each === at ? 'page' : undefined}
          className={style.view}
        >
          {words.tab[each]}
        </Link>
      ))}
    </nav>
  )
}

function shown(tab: MonitorTab, game: number, isMasked: boolean): ReactNode {
  switch (tab) {
    case 'events':
      return <EventStream game={game} isMasked={isMasked} />
    case 'submissions':
      return <SubmissionStream game={game} isMasked={isMasked} />
    case 'cheatinfo':
      return (
        <Suspense>
          <CheatList game={game} isMasked={isMasked} />
        </Suspense>
      )
    default:
      return tab satisfies never
  }
}

function EventStream({ game, isMasked }: { game: number; isMasked: boolean }) {
  const words = useWords(monitorWords)
  const wired = useWired()
  const { live } = useAtomValue(eventsAtom(wired.live, game))
  const [hides, setHides] = useChoice(use(wired.watching()).hidesContainers, 'false')
  const containers = hides === 'true' ? 'hidden' : 'shown'
  return (
    <LiveList
      source={{ kind: 'events', game, containers }}
      isMasked={isMasked}
      live={live}
      filter={{
        value: containers,
        choices: (['shown', 'hidden'] as const).map((value) => ({ value, label: words.containers[value] })),
        onValueChange: (next) => setHides(next === 'hidden' ? 'true' : 'false'),
      }}
      label={words.list.events}
      empty={{ icon: <Activity />, title: words.events.none, text: words.events.noneText }}
    >
      {(entry) => (entry.kind === 'event' ? <EventRow event={entry.event} isMasked={isMasked} /> : null)}
    </LiveList>
  )
}

/** Shows submissions live, as soon as they are judged. The address holds the filter. */
export function SubmissionStream({ game, isMasked }: { game: number; isMasked: boolean }) {
  const words = useWords(monitorWords)
  const { live } = useAtomValue(submissionsAtom(useWired().live, game))
  const [params, setParams] = useSearchParams()
  const status = STATUSES.find((each) => each === params.get('status')) ?? null
  return (
    <LiveList
      source={{ kind: 'submissions', game, status }}
      isMasked={isMasked}
      live={live}
      filter={{
        value: status ?? ALL,
        choices: ([ALL, ...STATUSES] as const).map((value) => ({ value, label: words.status[value] })),
        onValueChange: (next) => setParams(next === ALL ? {} : { status: next }, { replace: true }),
      }}
      label={words.list.submissions}
      empty={{
        icon: <Inbox />,
        title: status === null ? words.submissions.none : words.submissions.noneOf,
        text: words.submissions.noneText,
      }}
    >
      {(entry) =>
        entry.kind === 'submission' ? (
          <SubmissionRow submission={entry.submission} isMasked={isMasked} />
        ) : null
      }
    </LiveList>
  )
}
