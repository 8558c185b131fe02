import { useAtomValue } from 'jotai'
import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense, use, useState, useSyncExternalStore } from 'react'
import type { GameNotice } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import { useWired } from '#src/bind/wired.ts'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import { useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { frame } from '#styled/recipes/frame.js'

const loadList = async () => ({ default: (await import('./notices-and-alerts.tsx')).NoticesAndAlerts })
const NoticesAndAlerts = lazy(() => retryImport(loadList))
void loadOnFirstTouch(loadList)

// Loads at the first touch, because most visitors of a board never open it.
const loadSheet = async () => ({ default: (await import('./notices-sheet.tsx')).NoticesSheet })
const NoticesSheet = lazy(() => retryImport(loadSheet))
void loadOnFirstTouch(loadSheet)

/** Higher counts are shown as "99+". */
const MOST = 99

interface NoticesButtonProps {
  account: string
  game: number
  /** Whether N opens the notices. */
  hasKey: boolean
}

/** Opens the notices of a game and counts the unread ones. */
export function NoticesButton({ account, game, hasKey }: NoticesButtonProps) {
  const words = useWords(gameFrameWords)
  const { live: source, presenting } = useWired()
  const { readNotices, now } = use(presenting())
  const { live } = useAtomValue(noticesAtom(source, game))
  const since = useSyncExternalStore(readNotices.follow, () => readNotices.read(account, game))
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const isNarrow = useIsNarrow()
  const count = live.state === 'waiting' ? 0 : unreadOf(live.value, since)
  const label = count === 0 ? words.notices : words.newNotices(count)
  const mark =
    count === 0 ? null : (
      <span aria-hidden className={frame().dot}>
        {count > MOST ? `${MOST}+` : count}
      </span>
    )
  const key = hasKey ? { 'aria-keyshortcuts': 'N' } : {}
  const look = () => readNotices.write(account, game, now())
  const list = (
    <Suspense>
      <NoticesAndAlerts game={game} />
    </Suspense>
  )
  if (!isNarrow)
    return (
      <Popover
        title={words.notices}
        trigger={
          <IconButton {...key} label={label} onClick={look} className={frame().bell}>
            <Bell aria-hidden />
            {mark}
          </IconButton>
        }
      >
        {list}
      </Popover>
    )
  return (
    <>
      <button
        type="button"
        {...key}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => {
          look()
          setSheet('open')
        }}
        className={frame().tab}
      >
        <Bell aria-hidden />
        <span className={frame().tabName}>{words.notices}</span> {mark}
      </button>
      {sheet === 'unused' ? null : (
        <Suspense>
          <NoticesSheet isOpen={sheet === 'open'} onClose={() => setSheet('closed')}>
            {list}
          </NoticesSheet>
        </Suspense>
      )}
    </>
  )
}

/**
 * Bloods are not counted, because they appear on the board and in the lane, and there are too many of them.
 */
export function unreadOf(notices: readonly GameNotice[], since: number): number {
  return notices.filter(({ type, time }) => !type.endsWith('Blood') && instant(time) > since).length
}
