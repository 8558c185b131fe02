import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { CHALLENGE, challengeFlaws, hasField } from '#contract/fields/challenge.ts'
import { toStored } from '#contract/fields/field.ts'
import { CHALLENGE_TAGS, FLAG_MATCHES } from '#contract/models/challenge-names.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { scoreAfter, type ScoreCurve } from '#contract/rules/score-curve.ts'
import { useNow } from '#src/browser/clock.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useFocusField } from '#src/browser/use-focus-field.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { DateTime } from '#src/ui/date-time.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Text } from '#src/ui/layout.tsx'
import { PicturedField } from '#src/shell/editor/pictured-field.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { ChallengeFormProps } from './challenge-form-props.ts'
import { ContainerSection, type ContainerSectionProps } from './container-section.tsx'
import { HintsSection } from './hints-section.tsx'
import { NumberField } from './number-field.tsx'
import { PrerequisitesSection } from './prerequisites-section.tsx'
import { ScorePlot } from './score-curve-chart.tsx'
import { TemplateSection } from './template-section.tsx'

// The slider has more code than any other field and is further down, so it loads later.
const Slider = lazyPart(async () => (await import('#src/ui/slider.tsx')).Slider)

/**
 * The fields of this type of challenge. The user may type while it is saved; later input is saved next time.
 */
export function ChallengeForm({ place, Test, ...filling }: ContainerSectionProps) {
  const { type } = filling.challenge
  useFocusField(useLocation())
  return (
    <>
      <ChallengeBasicsSection {...filling} />
      {/* An older server sends no times, and would ignore them. */}
      {filling.challenge.opensAt === undefined ? null : <WindowSection {...filling} />}
      {/* Servers without a limit of tries would ignore one. */}
      {filling.challenge.attemptLimit === undefined ? null : <TriesSection {...filling} />}
      {/* Servers without kinds of flags judge each as it is written. */}
      {filling.challenge.flagMatch === undefined || !hasField(type, 'flagMatch') ? null : (
        <FlagKindSection {...filling} />
      )}
      <HintsSection {...filling} />
      {/* Servers without prerequisites would ignore them. */}
      {filling.challenge.prerequisites === undefined ? null : (
        <PrerequisitesSection {...filling} game={place.game} />
      )}
      <ScoreSection {...filling} />
      {type === 'DynamicContainer' ? <TemplateSection {...filling} /> : null}
      {hasContainer(type) ? <ContainerSection {...filling} place={place} Test={Test} /> : null}
      {type === 'DynamicAttachment' ? <FileSection {...filling} /> : null}
    </>
  )
}

function FileSection({ form, errorOf, edit, leave }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  return (
    <FormSection title={words.section.file}>
      <TextField
        label={words.field.fileName}
        name="fileName"
        hint={words.hint.fileName}
        autoComplete="off"
        required
        value={form.fileName}
        error={errorOf('fileName')}
        onValueChange={(fileName) => edit({ fileName })}
        onBlur={() => leave('fileName')}
      />
    </FormSection>
  )
}

function ChallengeBasicsSection({ form, errorOf, edit, leave }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  const { labelOf } = useCategories()
  const { markdown } = useWords(editorWords)
  return (
    <FormSection title={words.section.what}>
      <Columns>
        <TextField
          label={words.field.title}
          name="title"
          autoComplete="off"
          required
          value={form.title}
          error={errorOf('title')}
          onValueChange={(title) => edit({ title })}
          onBlur={() => leave('title')}
        />
        <PlainSelect
          label={words.field.tag}
          choices={CHALLENGE_TAGS.map((value) => ({ value, label: labelOf(value) }))}
          value={form.tag}
          onValueChange={(tag) => edit({ tag })}
        />
      </Columns>
      <PicturedField
        label={words.field.content}
        name="content"
        hint={markdown.hint}
        rows={14}
        labels={markdown}
        value={form.content}
        error={errorOf('content')}
        onValueChange={(content) => edit({ content })}
        onBlur={() => leave('content')}
      />
    </FormSection>
  )
}

function WindowSection({ form, errorOf, edit, leave }: ChallengeFormProps) {
  const now = useNow()
  const words = useWords(challengeEditorWords)
  return (
    <FormSection title={words.section.when}>
      <Columns>
        {(['opensAt', 'closesAt'] as const).map((name) => (
          <DateTime
            key={name}
            label={words.field[name]}
            name={name}
            hint={words.hint[name]}
            now={now}
            value={form[name]}
            error={errorOf(name)}
            onValueChange={(at) => edit({ [name]: at })}
            onBlur={() => leave(name)}
          />
        ))}
      </Columns>
    </FormSection>
  )
}

function TriesSection(filling: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  return (
    <FormSection title={words.section.tries}>
      <NumberField {...filling} name="attemptLimit" hint={words.hint.attemptLimit} />
    </FormSection>
  )
}

function FlagKindSection({ form, edit }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  return (
    <FormSection title={words.section.flags}>
      <Columns>
        <PlainSelect
          name="flagMatch"
          label={words.field.flagMatch}
          hint={words.match[form.flagMatch].text}
          choices={FLAG_MATCHES.map((value) => ({ value, label: words.match[value].name }))}
          value={form.flagMatch}
          onValueChange={(flagMatch) => edit({ flagMatch })}
        />
      </Columns>
      <Checkbox
        name="needsAllFlags"
        label={words.field.needsAllFlags}
        hint={words.hint.needsAllFlags}
        checked={form.needsAllFlags}
        onCheckedChange={(needsAllFlags) => edit({ needsAllFlags })}
      />
    </FormSection>
  )
}

function ScoreSection(filling: ChallengeFormProps) {
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
      <Columns>
        <NumberField {...filling} name="originalScore" hint={words.hint.originalScore} />
        <NumberField {...filling} name="difficulty" hint={words.hint.difficulty} />
      </Columns>
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

/** Null while one of the fields of the score is not a number. */
function curveOf({ form, challenge }: ChallengeFormProps): ScoreCurve | null {
  const flaws = challengeFlaws(form, challenge.type)
  if (flaws.originalScore || flaws.difficulty) return null
  return toStored(CHALLENGE, form)
}
