import CircleAlert from 'lucide-react/icons/circle-alert'
import Circle from 'lucide-react/icons/circle'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link } from 'react-router-dom'
import type { AttentionActModel, AttentionCause } from '#contract/models/room-overview.ts'
import { instant } from '#contract/models/time.ts'
import { When } from '#src/shell/when.tsx'
import { roomOverviewWords } from '#src/text/areas/room-overview.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { roomOverview } from '#styled/recipes/room-overview.js'
import { causeFacts, type CauseSurroundings } from './cause-facts.ts'

const ICONS = { broken: CircleAlert, likely: TriangleAlert, waits: Circle }

export interface CauseRowProps {
  cause: AttentionCause
  around: CauseSurroundings
  /** The name of the user, to recognise what they take care of. */
  own: string
  /** Null while the server cannot be reached, so nothing can be done. */
  send: ((task: AttentionActModel) => void) | null
}

/** Each row has the cause, its age, the one action that helps, and who takes care of it. */
export function CauseRow({ cause, around, own, send }: CauseRowProps) {
  const words = useWords(roomOverviewWords)
  const style = roomOverview()
  const { grade, word, what, more, help } = causeFacts(cause, around, words)
  const { key, takenBy, snoozedUntil, since } = cause
  const Icon = ICONS[grade]
  const act = (name: string, task: AttentionActModel['act']) => (
    <Button
      size="sm"
      look="ghost"
      aria-label={words.about(name, what)}
      {...(send === null
        ? { disabled: true, title: words.unreachable }
        : { onClick: () => send({ key, act: task }) })}
    >
      {name}
    </Button>
  )
  return (
    <li className={style.row}>
      <span data-grade={grade} className={style.grade}>
        <Icon aria-hidden />
        {word}
      </span>
      <div className={style.what}>
        <div data-first="" title={what} className={style.line}>
          {what}
        </div>
        {more === '' ? null : (
          <div title={more} className={style.line}>
            {more}
          </div>
        )}
      </div>
      <When at={instant(since)} />
      <div className={style.acts}>
        {help ? (
          <LinkButton
            as={Link}
            to={help.to}
            size="sm"
            look="outline"
            aria-label={words.about(help.name, what)}
          >
            {help.name}
          </LinkButton>
        ) : null}
        {takenBy === null || takenBy === own ? null : <span>{takenBy}</span>}
        {takenBy === own ? act(words.leave, 'Leave') : act(words.take, 'Take')}
        {snoozedUntil === null ? act(words.snooze, 'Snooze') : act(words.wake, 'Wake')}
      </div>
    </li>
  )
}
