import { useSearchParams } from 'react-router-dom'
import type { Board } from '#contract/rules/board/board.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useNow } from '#src/browser/clock.ts'
import { AT } from './replay-url.ts'
import { ReplayBar } from './replay-bar.tsx'

export function OpenReplay({
  game,
  board: { startsAt, endsAt },
  onClose,
}: {
  game: number
  board: Board
  onClose: () => void
}) {
  const [params, setParams] = useSearchParams()
  const [view, send] = useProcess(usePart('projecting').replay, {
    game,
    startsAt,
    endsAt,
    at: momentIn(params.get(AT)),
  })
  const now = useNow()
  const until = Math.max(startsAt, Math.min(endsAt, now))
  /** Stored in the URL only when the user stops, because browsers refuse frequent changes. */
  const keep = (at: number | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (at === null) after.delete(AT)
        else after.set(AT, new Date(at).toISOString())
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <ReplayBar
      view={view}
      startsAt={startsAt}
      until={until}
      send={(command) => {
        send(command)
        if (command.type === 'pause') keep(view.at)
        if (command.type === 'goLive') keep(null)
      }}
      onSettle={() => keep(view.at)}
      onClose={() => {
        keep(null)
        onClose()
      }}
    />
  )
}

/** Null unless the text is a valid time, because a URL may contain anything. */
function momentIn(text: string | null): number | null {
  const at = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : at
}
