import type { GameNotice } from '#contract/models/notice.ts'
import type { Live } from '#machines/live/feed.machine.ts'
import { runFeed } from '#src/live/run-feed.ts'
import { shareConnection } from '#src/live/share-connection.ts'
import { openTabs } from '#src/live/broadcast-channel.ts'
import type { CountingServer } from './connection.world.ts'
import { aSource } from './source.world.ts'

/** Values that a page reads from the test that opened it. */
export interface Hall {
  readNotices: CountingServer['readNotices']
  connect: (page: string, ...dialled: Parameters<CountingServer['connect']>) => () => void
  showed: (page: string, live: Live<readonly GameNotice[]>) => void
}

const { hall } = parent as Window & { hall?: Hall }
const tabs = openTabs(() => crypto.randomUUID())
if (hall && tabs) {
  const { source } = aSource(
    {
      readNotices: () => hall.readNotices(false),
      holdLine: ({ positions }, say) =>
        shareConnection(
          tabs,
          {
            name: 'line ada',
            isCounted: true,
            positions,
            connect: (told) => hall.connect(window.name, positions(), told),
          },
          (heard) => say(heard.type === 'hub.opened' ? { ...heard, isCounted: true } : heard),
        ),
    },
    { kind: 'account', id: 'ada' },
  )
  runFeed<'notices'>(source, { game: 7, kind: 'game', pick: ({ notices }) => notices }, ({ live }) =>
    hall.showed(window.name, live),
  )
}
