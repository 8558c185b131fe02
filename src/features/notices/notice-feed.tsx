import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useWired } from '#src/bind/wired.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { NoticePanel } from './notice-panel.tsx'
import { toNoticesView, type NoticeKind } from './notice-feed-view.ts'

/** The events of a game, with the organisers' notices first. */
export function NoticeFeed({ game }: { game: number }) {
  const [kind, setKind] = useState<NoticeKind>('all')
  const view = toNoticesView(useAtomValue(noticesAtom(useWired().live, game)), kind)
  return <NoticePanel view={view} kind={kind} onChoose={setKind} />
}
