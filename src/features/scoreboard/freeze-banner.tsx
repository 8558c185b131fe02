import { hiddenSince, type Freeze } from '#contract/rules/freeze.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { css } from '#styled/css/index.js'
import type { FullView } from './use-full-view.ts'

/** What of the board is kept back, and since when; those who watch over the game choose what they see. */
export function FreezeBanner({ freeze, sight }: { freeze: Freeze; sight: FullView }) {
  const { locale } = useText()
  const { freeze: words } = useWords(scoreboardWords)
  const now = useNow()
  const curtain = hiddenSince(freeze)
  if (curtain === null) return null
  const at = formatMoment(curtain, locale)
  if (now < curtain) return <Alert tone="info">{words.ahead(at)}</Alert>
  const isFull = sight.shown === 'full'
  return (
    <>
      <Alert tone={isFull ? 'warning' : 'info'}>{isFull ? words.full(at) : words.frozen(at)}</Alert>
      {sight.choose ? (
        <Segmented
          label={words.sight}
          choices={[
            { value: 'public', label: words.public },
            { value: 'full', label: words.whole },
          ]}
          value={sight.shown}
          onValueChange={sight.choose}
          className={css({ alignSelf: 'flex-start' })}
        />
      ) : null}
    </>
  )
}
