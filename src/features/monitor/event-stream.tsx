import { useAtomValue } from 'jotai'
import { Activity } from 'lucide-react'
import { use, useMemo } from 'react'
import type { Passage } from '#machines/admin/passages.ts'
import { useChoice } from '#src/bind/use-choice.ts'
import { useWired } from '#src/bind/wired.ts'
import { eventsAtom } from '#src/live/feed-atoms.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { SearchField } from '#src/ui/search-field.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { EventRow } from './event-row.tsx'
import { toolbar } from './layout.ts'
import { ToldStream, useSought } from './told-stream.tsx'

/** What happens in a game, as it does. */
export function EventStream({ game, isMasked }: { game: number; isMasked: boolean }) {
  const words = useWords(monitorWords)
  const wired = useWired()
  const { live } = useAtomValue(eventsAtom(wired.live, game))
  const [hides, setHides] = useChoice(use(wired.watching()).hidesContainers, 'false')
  const { sought, round, seek, clear } = useSought()
  const events = live.state === 'waiting' ? null : live.value
  const stream = useMemo(() => events?.map((event): Passage => ({ kind: 'event', event })) ?? null, [events])
  const containers = hides === 'true' ? 'hidden' : 'shown'
  return (
    <>
      <div className={toolbar}>
        <SearchField key={round} label={words.search} onSearch={seek} />
        <Segmented
          label={words.kind}
          size="sm"
          value={containers}
          onValueChange={(next) => setHides(next === 'hidden' ? 'true' : 'false')}
          choices={(['shown', 'hidden'] as const).map((value) => ({ value, label: words.containers[value] }))}
        />
      </div>
      <ToldStream
        key={containers}
        source={{ kind: 'events', game, containers }}
        stream={stream}
        live={live}
        sought={sought}
        onClear={clear}
        label={words.list.events}
        empty={{ icon: <Activity />, title: words.events.none, text: words.events.noneText }}
      >
        {(passage) => (passage.kind === 'event' ? <EventRow event={passage.event} isMasked={isMasked} /> : null)}
      </ToldStream>
    </>
  )
}
