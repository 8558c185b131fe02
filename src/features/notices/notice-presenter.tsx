import { useAtomValue } from 'jotai'
import { use } from 'react'
import { getGame } from '#contract/calls/game.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { useRead } from '#src/api/use-read.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { usePresenter } from '#src/bind/use-presenter.ts'
import { useWired } from '#src/bind/wired.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { announcementWords } from '#src/text/areas/announcement.ts'
import { presenterWords } from '#src/text/areas/presenter.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { AlertsControl } from './alert-button.tsx'
import { noteOf, toAnnouncements, tuneOf } from './notice-announcements.ts'
import { groupsInPlainWords, inPlainWords } from './plain-notice.ts'

interface PresenterProps {
  account: string
  game: number
}

/** Waits for the name of the own team, by which its bloods are known. */
export function NoticePresenter(place: PresenterProps) {
  const read = useRead(getGame, { params: { id: place.game } }, 'once')
  return (
    <>
      <AlertsControl />
      {read.state === 'ready' ? <Telling {...place} team={read.value.teamName ?? null} /> : null}
    </>
  )
}

function Telling(place: PresenterProps & { team: string | null }) {
  const { live: source, sounds, presenting } = useWired()
  const { chime, desktop, notesOnDesktop } = use(presenting())
  const announce = useAnnounce()
  const { waiting } = useWords(presenterWords)
  const { name } = useText()
  const { live } = useAtomValue(noticesAtom(source, place.game))
  // Most who look at a board are never told anything this way.
  async function note(notices: readonly GameNotice[]) {
    const { came } = (await retryImport(() => announcementWords.load(name))).notice
    const told = noteOf(await inPlainWords(notices), place.game, { came, waiting })
    if (told) desktop.show(told)
  }
  const sound = (tune: ReturnType<typeof tuneOf>) => (sounds.read() === 'on' ? chime.play(tune) : undefined)
  usePresenter(place, live.state === 'waiting' ? null : live.value, {
    presented({ presented, isLoud }) {
      void groupsInPlainWords(presented).then((groups) => toAnnouncements(groups).forEach(announce))
      if (isLoud) sound(tuneOf(presented))
    },
    rung(notices) {
      if (notices.length > 0) sound('notice')
      if (notesOnDesktop.read() === 'on' && desktop.permission() === 'granted') void note(notices)
    },
  })
  return null
}
