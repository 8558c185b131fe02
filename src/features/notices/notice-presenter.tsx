import { use } from 'react'
import { getGame } from '#contract/calls/game.ts'
import type { GameNotice, NoticeType } from '#contract/models/notice.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { isBlood, toldBlood } from '#contract/rules/board/blood-notice.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { byTime, type NoticeGroups } from '#machines/live/group-notices.ts'
import { useRead } from '#src/api/use-read.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useWired } from '#src/bind/wired.ts'
import type { Tune } from '#src/browser/chime.ts'
import type { DesktopNotification } from '#src/browser/desktop-notifications.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { useUnreadTitle } from '#src/browser/unread-title.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { valueOf } from '#src/live/follow.ts'
import { announcementWords } from '#src/text/areas/announcement.ts'
import { presenterWords } from '#src/text/areas/presenter.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { NoticesButton } from './notices-button.tsx'

/** A text without any of these characters has no markup, so the parser need not load. */
const MARKS = /[\\`*_~[\]<>&$#|]|^\s*(?:[-+]|\d+[.)])\s/m

interface PresenterProps {
  account: string
  game: number
  hasKey: boolean
}

/** Waits for the name of the own team, because its bloods are announced in any case. */
export function NoticePresenter(place: PresenterProps) {
  const read = useRead(getGame, { params: { id: place.game } }, 'once')
  return (
    <>
      <NoticesButton {...place} />
      {read.state === 'ready' ? (
        <Telling account={place.account} game={place.game} team={read.value.teamName ?? null} />
      ) : null}
    </>
  )
}

function Telling(place: Pick<PresenterProps, 'account' | 'game'> & { team: string | null }) {
  const { live, sounds, presenting } = useWired()
  const { chime, desktop, notesOnDesktop, presenter } = use(presenting())
  const announce = useAnnounce()
  const { waiting } = useWords(presenterWords)
  const { name } = useText()
  // The board that the header of the game follows. Null if it follows none.
  const board = () => valueOf(boardAtoms(live, place.game).state).live?.board ?? null
  // Loads on demand, because most viewers of a board never get a desktop notification.
  async function note(notices: readonly GameNotice[]) {
    const { came } = (await retryImport(() => announcementWords.load(name))).notice
    const told = noteOf(await inPlainWords(notices), place.game, { came, waiting })
    if (told) desktop.show(told)
  }
  const sound = (tune: ReturnType<typeof tuneOf>) => (sounds.read() === 'on' ? chime.play(tune) : undefined)
  const [{ unseen }] = useProcess(presenter, place, {
    hear: {
      presented({ presented, isLoud }) {
        void groupsInPlainWords(presented).then((groups) =>
          toAnnouncements(groups, board()).forEach(announce),
        )
        if (isLoud) sound(tuneOf(presented))
      },
      rung({ notices }) {
        if (notices.length > 0) sound('notice')
        if (notesOnDesktop.read() === 'on' && desktop.permission() === 'granted') void note(notices)
      },
    },
  })
  useUnreadTitle(unseen)
  return null
}

/** Toasts and desktop notifications show plain text, so Markdown marks are removed. */
async function inPlainWords(notices: readonly GameNotice[]): Promise<GameNotice[]> {
  return Promise.all(notices.map(plain))
}

async function groupsInPlainWords({ each, more, missed }: NoticeGroups): Promise<NoticeGroups> {
  return {
    each: await Promise.all(each.map(async ({ notice, isOwn }) => ({ notice: await plain(notice), isOwn }))),
    more: await inPlainWords(more),
    missed: await inPlainWords(missed),
  }
}

/** Only normal notices are Markdown. The others contain names of challenges and teams. */
async function plain(notice: GameNotice): Promise<GameNotice> {
  if (notice.type !== 'Normal' || !MARKS.test(notice.content)) return notice
  try {
    const { wordsOnly } = await import('#src/ui/markdown/words-only.ts')
    return { ...notice, content: wordsOnly(notice.content) }
  } catch {
    // Without the parser, the raw text is better than none.
    return notice
  }
}

/** Missed events come first, because they happened before. */
export function toAnnouncements({ each, more, missed }: NoticeGroups, board: Board | null): Announcement[] {
  return [
    ...summary('notices-missed', missed),
    ...each.map(({ notice: { type, content }, isOwn }) => ({
      kind: 'notice-came' as const,
      type,
      content,
      isOwn,
      blood: board && isBlood(type) ? toldBlood(board, type, content) : null,
    })),
    ...summary('notices-came', more),
  ]
}

function summary(kind: 'notices-came' | 'notices-missed', notices: readonly GameNotice[]): Announcement[] {
  const latest = notices.at(-1)
  return latest ? [{ kind, count: notices.length, latest: latest.content }] : []
}

export function tuneOf({ each }: NoticeGroups): Tune {
  if (each.some(({ isOwn }) => isOwn)) return 'own'
  return each.some(({ notice }) => notice.type.endsWith('Blood')) ? 'blood' : 'notice'
}

interface NoteWords {
  came: Readonly<Record<NoticeType, string>>
  waiting: (count: number) => string
}

/**
 * One desktop notification for all waiting notices, because users turn notifications off if there are many.
 * Null if there are none.
 */
export function noteOf(
  notices: readonly GameNotice[],
  game: number,
  words: NoteWords,
): DesktopNotification | null {
  const latest = notices.toSorted(byTime).at(-1)
  if (!latest) return null
  const title = notices.length === 1 ? words.came[latest.type] : words.waiting(notices.length)
  return { title, text: latest.content, tag: `game ${game} notice ${latest.id}` }
}
