import Check from 'lucide-react/icons/check'
import Flag from 'lucide-react/icons/flag'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Megaphone from 'lucide-react/icons/megaphone'
import { When } from '#src/shell/when.tsx'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { useSlides } from '#src/ui/use-slides.ts'
import { challengeBoard } from '#styled/recipes/challenge-board.js'
import type { HappeningEvent } from './happening-events.ts'
import { BloodCoin } from './marks.tsx'

export function Happening({ events }: { events: readonly HappeningEvent[] }) {
  const words = useWords(challengeWords).board
  const style = challengeBoard()
  const list = useSlides<HTMLOListElement>(events.map(keyOf))
  return (
    <aside aria-labelledby="happening" className={style.happening}>
      <Text as="h2" id="happening" face="label" tone="muted">
        {words.happening}
      </Text>
      <ol ref={list}>
        {events.map((event, nth) => (
          <li
            key={keyOf(event)}
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

/** The key leaves out the position in the list, so that an event keeps its line when a newer one comes. */
const keyOf = (event: HappeningEvent) =>
  `${event.kind} ${event.at} ${'title' in event ? event.title : event.text}`

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
