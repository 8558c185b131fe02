import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Flag from 'lucide-react/icons/flag'
import SquarePen from 'lucide-react/icons/square-pen'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { isUnderWay, type GamePhase } from '#contract/rules/game-phase.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, SrOnly, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { listRow } from '#styled/recipes/list-row.js'
import { text } from '#styled/recipes/text.js'
import type { GameAction } from './game-actions.ts'
import type { ListedGame } from './listed-game.ts'

const PHASE_TONES = {
  coming: 'yellow',
  ongoing: 'green',
  paused: 'orange',
  ended: 'blue',
  practice: 'violet',
} as const satisfies Record<GamePhase, string>

/** Renders again only if a prop has changed: there may be hundreds, and each search renders the list. */
export const GameRow = memo(GameLine, isSameRow)

interface GameRowProps {
  game: ListedGame
  acts: readonly GameAction[]
  onAct: (act: GameAction, game: number) => void
}
const ICONS = { clone: Copy, export: Download }

function GameLine({ game, acts, onAct }: GameRowProps) {
  const { locale, screens } = useText()
  const words = useWords(gameEditorWords).list
  const { open } = useWords(gameArchiveWords)
  const [view, send] = useProcess(usePart('admin').gameVisibility, { game: game.id })
  const style = listRow({ begins: 'picture', many: true })
  const isHidden = view.kind === 'busy' ? view.task.hidden : game.hidden
  return (
    <li className={style.root}>
      <span aria-hidden className={style.thumb}>
        <Flag />
        {game.poster ? (
          <img src={game.poster} alt="" loading="lazy" decoding="async" className={style.picture} />
        ) : null}
      </span>
      <Stack gap="1" narrows>
        <Row as="span" gap="2">
          <Text
            as={Link}
            to={`/games/${game.id}/room/settings`}
            weight="semibold"
            tone="default"
            lines="broken"
            press="tinted"
          >
            {game.title}
          </Text>
          <Text face="digits" size="sm" tone="muted">
            #{game.id}
          </Text>
          {game.span ? (
            <Badge tone={PHASE_TONES[game.span.phase]}>{screens.game.phase[game.span.phase]}</Badge>
          ) : null}
          {isHidden ? <Badge>{words.hidden}</Badge> : null}
        </Row>
        <Text face="digits" size="sm" tone="muted">
          {game.span
            ? words.span(formatMoment(game.span.startsAt, locale), formatMoment(game.span.endsAt, locale))
            : words.untimed}
        </Text>
        {game.summary === '' ? null : (
          <Text size="sm" tone="muted" clamp="1">
            {game.summary}
          </Text>
        )}
      </Stack>
      <div className={style.acts}>
        <Switch
          label={
            <Text size="sm">
              <span aria-hidden>{words.shown}</span>
              <SrOnly>{words.switch(game.title)}</SrOnly>
            </Text>
          }
          checked={!isHidden}
          aria-busy={view.kind === 'busy'}
          onCheckedChange={(isShown) =>
            send({
              type: 'begin',
              task: {
                hidden: !isShown,
                title: game.title,
                during: game.span && isUnderWay(game.span.phase) ? 'running' : 'resting',
              },
            })
          }
        />
        {acts.map((act) => {
          const Icon = ICONS[act]
          return (
            <IconButton
              key={act}
              label={open[act](game.title)}
              title={open[act](game.title)}
              size="sm"
              onClick={() => onAct(act, game.id)}
            >
              <Icon aria-hidden />
            </IconButton>
          )
        })}
        <LinkButton
          as={Link}
          to={`/games/${game.id}`}
          look="ghost"
          size="sm"
          icon={<Eye aria-hidden />}
          aria-label={words.pageOf(game.title)}
          className={text({ from: 'sm' })}
        >
          {words.page}
        </LinkButton>
        <LinkButton
          as={Link}
          to={`/games/${game.id}/room/settings`}
          look="outline"
          size="sm"
          icon={<SquarePen aria-hidden />}
          aria-label={words.editOf(game.title)}
        >
          {words.edit}
        </LinkButton>
      </div>
    </li>
  )
}

function isSameRow(
  { game: one, acts, onAct }: GameRowProps,
  { game: other, ...next }: GameRowProps,
): boolean {
  return (
    acts === next.acts &&
    onAct === next.onAct &&
    one.id === other.id &&
    one.title === other.title &&
    one.summary === other.summary &&
    one.poster === other.poster &&
    one.hidden === other.hidden &&
    one.span?.startsAt === other.span?.startsAt &&
    one.span?.endsAt === other.span?.endsAt &&
    one.span?.phase === other.span?.phase
  )
}
