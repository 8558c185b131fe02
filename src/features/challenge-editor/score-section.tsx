import { Suspense } from 'react'
import { CHALLENGE, challengeFlaws } from '#contract/fields/challenge.ts'
import { toStored } from '#contract/fields/field.ts'
import { scoreAfter, type ScoreCurve } from '#contract/rules/score-curve.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { FormSection } from '#src/ui/form-section.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'
import type { ChallengeFormProps } from './challenge-form-props.ts'
import { pair } from './challenge-form-layout.ts'
import { NumberField } from './number-field.tsx'
import { ScorePlot } from './score-curve-chart.tsx'

// Of all the form it weighs most, and stands below what is read first.
const Slider = lazyPart(async () => (await import('#src/ui/slider.tsx')).Slider)

export function ScoreSection(filling: ChallengeFormProps) {
  const { form, challenge, edit } = filling
  const { locale } = useText()
  const words = useWords(challengeEditorWords)
  const curve = curveOf(filling)
  const left = (share: number) =>
    curve === null
      ? '…'
      : formatNumber(scoreAfter(Number.MAX_SAFE_INTEGER, { ...curve, minScoreRate: share / 100 }), locale)
  return (
    <FormSection title={words.section.score} text={words.score.all}>
      <div className={pair}>
        <NumberField {...filling} name="originalScore" hint={words.hint.originalScore} />
        <NumberField {...filling} name="difficulty" hint={words.hint.difficulty} />
      </div>
      <Suspense fallback={<Skeleton />}>
        <Slider
          label={words.field.minScoreRate}
          least={0}
          most={100}
          value={form.minScoreRate}
          write={(share) => words.score.share(share, left(share))}
          onValueChange={(minScoreRate) => edit({ minScoreRate })}
        />
      </Suspense>
      {curve === null ? (
        <Text as="p" tone="muted">
          {words.score.unknown}
        </Text>
      ) : (
        <ScorePlot curve={curve} solves={challenge.acceptedCount} />
      )}
    </FormSection>
  )
}

/** Null while something of it is no number. */
function curveOf({ form, challenge }: ChallengeFormProps): ScoreCurve | null {
  const flaws = challengeFlaws(form, challenge.type)
  if (flaws.originalScore || flaws.difficulty) return null
  return toStored(CHALLENGE, form)
}
