import { useState } from 'react'
import { listNotices } from '#contract/calls/game.ts'
import { useRead } from '#src/api/use-read.ts'
import { NoticePanel } from './notice-panel.tsx'
import { toNoticesView, type NoticeKind } from './notices-view.ts'

/** What has happened in a game, the organisers' words first. */
export function NoticeFeed({ game }: { game: number }) {
  const [kind, setKind] = useState<NoticeKind>('all')
  const view = toNoticesView(useRead(listNotices, { params: { id: game } }), kind)
  return <NoticePanel view={view} kind={kind} onChoose={setKind} />
}
