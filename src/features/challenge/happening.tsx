import Check from 'lucide-react/icons/check'
import Flag from 'lucide-react/icons/flag'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Megaphone from 'lucide-react/icons/megaphone'
import type { GameNotice } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import { When } from '#src/shell/when.tsx'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { challengeBoard } from '#styled/recipes/challenge-board.js'
import type { Blood, ChallengeView } from './challenges-view.ts'
import { BloodCoin } from './marks.tsx'

export type HappeningEvent =
  | { kind: 'notice' | 'hint' | 'opened'; at: number; text: string }
  | { kind: 'blood'; at: number; blood: Blood; team: string; title: string }
  | { kind: 'solve'; at: number; user: string; title: string }

/** The number of lines that a large screen has room for. */
const MOST = 16

/** The latest notice of the organisers first, then all events, newest first. */
export function happeningIn(
  challenges: readonly ChallengeView[],
  notices: readonly GameNotice[],
): readonly HappeningEvent[] {
  const events: HappeningEvent[] = []
  const told: HappeningEvent[] = []
  for (const { type, content, time } of notices) {
    const at = instant(time)
    if (type === 'Normal') told.push({ kind: 'notice', at, text: content })
    else if (type === 'NewHint') events.push({ kind: 'hint', at, text: content })
    else if (type === 'NewChallenge') events.push({ kind: 'opened', at, text: content })
  }
  for (const { title, bloods, blood, solver } of challenges) {
    for (const each of bloods)
      if (each.at !== null)
        events.push({ kind: 'blood', at: each.at, blood: each.blood, team: each.team, title })
    if (blood === null && solver?.user && solver.at !== null)
      events.push({ kind: 'solve', at: solver.at, user: solver.user, title })
  }
  const newest = (one: HappeningEvent, other: HappeningEvent) => other.at - one.at
  const [pinned, ...older] = told.toSorted(newest)
  return [...(pinned ? [pinned] : []), ...[...events, ...older].toSorted(newest).slice(0, MOST)]
}

export function Happening({ events }: { events: readonly HappeningEvent[] }) {
  const words = useWords(challengeWords).board
  const style = challengeBoard()
  return (
    <aside aria-labelledby="happening" className={style.happening}>
      <Text as="h2" id="happening" face="label" tone="muted">
        {words.happening}
      </Text>
      <ol>
        {events.map((event, nth) => (
          <li
            key={`${event.kind} ${event.at} ${nth}`}
            data-kind={event.kind}
            data-pinned={nth === 0 && event.kind === 'notice' ? '' : undefined}
            className={style.event}
          >
            <EventSign event={event} />
            <EventText event={event} />
            <When at={event.at} />
          </li>
        ))}
      </ol>
    </aside>
  )
}

function EventSign({ event }: { event: HappeningEvent }) {
  switch (event.kind) {
    case 'blood':
      return <BloodCoin blood={event.blood} />
    case 'solve':
      return <Check aria-hidden />
    case 'hint':
      return <Lightbulb aria-hidden />
    case 'opened':
      return <Flag aria-hidden />
    case 'notice':
      return <Megaphone aria-hidden />
    default:
      return event satisfies never
  }
}

function EventText({ event }: { event: HappeningEvent }) {
  const words = useWords(challengeWords).board
  switch (event.kind) {
    case 'blood':
      return <Text lines="broken">{words.tookBlood[event.blood](event.team, event.title)}</Text>
    case 'solve':
      return <Text lines="broken">{words.solvedIt(event.user, event.title)}</Text>
    case 'hint':
      return <Text lines="broken">{words.hinted(event.text)}</Text>
    case 'opened':
      return <Text lines="broken">{words.opened(event.text)}</Text>
    case 'notice':
      return <Markdown source={event.text} form="short" />
    default:
      return event satisfies never
  }
}
