import { Suspense, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { bloodCounts } from '#contract/rules/board/bloods.ts'
import type { Board } from '#contract/rules/board/board.ts'
import type { TeamPosition } from '#contract/rules/board/team-position.ts'
import { ChimeOnce } from '#src/bind/chime-once.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { useOwnTeam, useTeamPosition } from '#src/shell/use-own-team.ts'
import { gamePageWords } from '#src/text/areas/game-page.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Coin } from '#src/ui/coin.tsx'
import { EventPoster } from '#src/ui/identity/event-poster.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { useLostFocus } from '#src/ui/use-focus-on.ts'
import { gameOver } from '#styled/recipes/game-over.js'
import { gameOwn } from '#styled/recipes/game-own.js'

const SaveResult = lazyPart(async () => (await import('./game-end.tsx')).SaveResult)
const look = gameOwn()
const over = gameOver()

export interface GameResultProps {
  game: Pick<DetailedGameInfoModel, 'id' | 'title' | 'poster'>
  team: string
  board: Board | null
  /** The organisers have not revealed the hidden solves yet, so the rank is not final. */
  isHidden: boolean
  /** The game ended while the user was on the page, so the result is announced. */
  isNew: boolean
}

/** The final result of the user's own team, which heads the page after the end. */
export function GameResult({ game, team, board, isHidden, isNew }: GameResultProps) {
  const { locale } = useText()
  const words = useWords(gamePageWords)
  const own = useOwnTeam(team, board)
  const standing = useTeamPosition(game.id, own, board)
  const teams = board?.rows.length ?? 0
  const [wasHidden, setWasHidden] = useState(false)
  if (isHidden && !wasHidden) setWasHidden(true)
  const isRevealed = wasHidden && !isHidden
  const number = (value: number) => formatNumber(value, locale)
  const isStep = useNavigationType() !== 'POP' && !isNew
  const heading = useFocusHeading(isStep)
  // The buttons of the running game disappear at its end, so a focus on them moves here.
  const name = useLostFocus(isNew ? team : null)
  return (
    <section aria-labelledby="own-result" className={look.result}>
      {isRevealed ? <ChimeOnce tune="notice" /> : null}
      <EventPoster
        title={game.title}
        picture={game.poster}
        shape="wide"
        isUnderText
        className={look.backdrop}
      />
      {/* Mounted again when the result is revealed, so that the flag climbs once more. */}
      <div key={isHidden ? 'hidden' : 'told'} className={look.mast}>
        <TeamFlag name={team} picture={own?.avatar} shape="pennant" />
      </div>
      <div className={look.outcome}>
        <h1 ref={heading} tabIndex={-1} title={game.title} className={over.event}>
          {game.title}
        </h1>
        <p>{isHidden ? null : words.final}</p>
        <h2 ref={name} tabIndex={-1} id="own-result" title={team}>
          {team}
        </h2>
        {isHidden ? (
          <p className={look.onStage}>
            <b>{words.onStage}</b>
            <span>{words.onStageText}</span>
          </p>
        ) : (
          <Outcome game={game} standing={standing} board={board} own={own} />
        )}
      </div>
      <SrOnly as="p" role="status">
        {(isNew || isRevealed) && standing && !isHidden
          ? words.finished(team, number(standing.rank), number(teams))
          : isNew && isHidden
            ? words.onStage
            : null}
      </SrOnly>
    </section>
  )
}

interface OutcomeProps extends Pick<GameResultProps, 'game' | 'board'> {
  standing: TeamPosition | null
  own: TeamInfoModel | null
}

/** Rank, points, solves and bloods. Without a board this only reserves the space. */
function Outcome({ game, standing, board, own }: OutcomeProps) {
  const { locale } = useText()
  const words = useWords(gamePageWords)
  const number = (value: number) => formatNumber(value, locale)
  const teams = board?.rows.length ?? 0
  const behind = standing && teams > 1 ? (teams - standing.rank) / teams : 0
  const bloods = board && bloodCounts(board).get(board.places.teams.get(own?.id ?? 0) ?? -1)
  const coins = ([1, 2, 3] as const).flatMap((place) =>
    Array.from({ length: bloods?.[place] ?? 0 }, (_, nth) => ({ place, key: `${place} ${nth}` })),
  )
  const facts = standing && [
    { name: words.points, value: number(standing.score) },
    { name: words.solved, value: `${number(standing.solved)}/${number(standing.challenges)}` },
  ]
  const better = behind > 0 ? words.better(behind.toLocaleString(locale, { style: 'percent' })) : null
  return (
    <>
      <p className={look.place}>
        <b>{standing ? words.place(number(standing.rank)) : null}</b>
        {standing ? (
          <span>
            {words.of(number(teams))}
            {better === null ? null : (
              <>
                <br />
                {better}
              </>
            )}
          </span>
        ) : null}
      </p>
      <dl className={look.facts}>
        <div>
          <dt>{words.points}</dt>
          <dd>{facts?.[0]?.value}</dd>
        </div>
        <div>
          <dt>{words.solved}</dt>
          <dd>{facts?.[1]?.value}</dd>
        </div>
        {coins.length > 0 ? (
          <div>
            <dt>{words.bloods}</dt>
            <dd>
              <SrOnly>{number(coins.length)}</SrOnly>
              {coins.slice(0, MOST_COINS).map(({ place, key }) => (
                <Coin key={key} place={place} />
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
      <div className={look.keep}>
        {standing && facts ? (
          <Suspense>
            <SaveResult
              scene={{
                event: game.title,
                team: standing.name,
                poster: game.poster,
                picture: own?.avatar ?? null,
                rank: words.place(number(standing.rank)),
                of: words.of(number(teams)),
                better,
                facts,
                coins: coins.map(({ place }) => place),
                coinsName: words.bloods,
              }}
            />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}

const MOST_COINS = 6
