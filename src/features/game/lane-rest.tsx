import Flag from 'lucide-react/icons/flag'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Megaphone from 'lucide-react/icons/megaphone'
import { When } from '#src/shell/when.tsx'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import type { GameFrameWords } from '#src/text/areas/game-frame.en.ts'
import { useWords } from '#src/text/use-text.ts'
import { Coin } from '#src/ui/coin.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { gameDock } from '#styled/recipes/game-dock.js'
import type { LaneEvent } from './lane-event.ts'

/** The latest event, shown while there is no announcement. */
export function LaneRest({ event }: { event: LaneEvent | null }) {
  const words = useWords(gameFrameWords)
  const style = gameDock()
  if (event === null) return <div className={style.rest}>{words.quiet}</div>
  return (
    // The key changes with the event, so that each event gets an element of its own.
    <div key={`${event.kind} ${event.at}`} data-rest={event.kind} className={style.rest}>
      <Sign event={event} />
      <div className={style.said}>
        <Said event={event} words={words} />
      </div>
      <When at={event.at} />
    </div>
  )
}

function Sign({ event }: { event: LaneEvent }) {
  if (event.kind === 'solve')
    return (
      <>
        <TeamFlag name={event.row.name} picture={event.row.avatar} size={20} />
        {event.mark === 'plain' ? null : <Coin place={event.mark} />}
      </>
    )
  const Icon = ICONS[event.type]
  return <Icon aria-hidden />
}

function Said({ event, words }: { event: LaneEvent; words: GameFrameWords }) {
  if (event.kind === 'solve')
    return (
      <>
        <b>{event.row.name}</b> {event.mark === 'plain' ? words.solved : words.blood[TYPES[event.mark]]}{' '}
        <b>{event.challenge.title}</b>
      </>
    )
  switch (event.type) {
    case 'Normal':
      return <Markdown source={event.content} form="short" />
    case 'NewHint':
      return words.hinted(event.content)
    case 'NewChallenge':
      return words.opened(event.content)
    default:
      return event.type satisfies never
  }
}

const ICONS = { Normal: Megaphone, NewHint: Lightbulb, NewChallenge: Flag } as const
const TYPES = { 1: 'FirstBlood', 2: 'SecondBlood', 3: 'ThirdBlood' } as const
