import { useAtomValue } from 'jotai'
import Activity from 'lucide-react/icons/activity'
import { use } from 'react'
import { toLiveEntry } from '#machines/admin/live-entries.ts'
import { useChoice } from '#src/bind/use-choice.ts'
import { useWired } from '#src/bind/wired.ts'
import { eventsAtom } from '#src/live/feed-atoms.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { EventRow } from './event-row.tsx'
import { LiveList } from './live-list.tsx'

/** What happens in a game, as it does. */
export function EventStream({ game, isMasked }: { game: number; isMasked: boolean }) {
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
      toPassage={toLiveEntry.event}
      filter={{
        value: containers,
        choices: (['shown', 'hidden'] as const).map((value) => ({ value, label: words.containers[value] })),
        onValueChange: (next) => setHides(next === 'hidden' ? 'true' : 'false'),
      }}
      label={words.list.events}
      empty={{ icon: <Activity />, title: words.events.none, text: words.events.noneText }}
    >
      {(passage) =>
        passage.kind === 'event' ? <EventRow event={passage.event} isMasked={isMasked} /> : null
      }
    </LiveList>
  )
}
