import { Suspense } from 'react'
import { CHALLENGE, challengeFlaws, hasField } from '#contract/fields/challenge.ts'
import { toStored } from '#contract/fields/field.ts'
import { CHALLENGE_TAGS, FLAG_MATCHES } from '#contract/models/challenge-names.ts'
import { scoreAfter, type ScoreCurve } from '#contract/rules/score-curve.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Text } from '#src/ui/layout.tsx'
import { PicturedField } from '#src/shell/editor/pictured-field.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { ChallengeFormProps } from './challenge-form-props.ts'
import { ContainerSection, type ContainerSectionProps } from './container-section.tsx'
import { EditorSection } from './editor-section.tsx'
import type { EditorSectionName } from './editor-sections.ts'
import { HintsSection } from './hints-section.tsx'
import { NumberField } from './number-field.tsx'
import { PrerequisitesSection } from './prerequisites-section.tsx'
import { ScorePlot } from './score-curve-chart.tsx'
import { TemplateSection } from './template-section.tsx'

// The slider has more code than any other field and is further down, so it loads later.
const Slider = lazyPart(async () => (await import('#src/ui/slider.tsx')).Slider)

export interface SectionFieldsProps extends ContainerSectionProps {
  section: EditorSectionName
}

/**
 * The fields of one section. The user may type while it is saved; later input is saved next time.
 */
export function SectionFields({ section, place, Test, ...filling }: SectionFieldsProps) {
  const { type, flagMatch } = filling.challenge
  switch (section) {
    case 'content':
      return <ChallengeBasicsSection {...filling} />
    case 'scoring':
      return <ScoreSection {...filling} />
    case 'flags':
      if (type === 'DynamicContainer') return <TemplateSection {...filling} />
      // Servers without kinds of flags judge each as it is written.
      return flagMatch === undefined || !hasField(type, 'flagMatch') ? null : <FlagKindSection {...filling} />
    case 'files':
      return type === 'DynamicAttachment' ? <FileSection {...filling} /> : null
    case 'hints':
      return <HintsSection {...filling} />
    case 'container':
      return <ContainerSection {...filling} place={place} Test={Test} />
    case 'tries':
      return <TriesSection {...filling} />
    case 'prerequisites':
      return <PrerequisitesSection {...filling} game={place.game} />
    case 'delete':
      return null
    default:
      return section satisfies never
  }
}

function FileSection({ form, errorOf, edit, leave }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  return (
    <EditorSection title={words.section.file}>
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
    </EditorSection>
  )
}

function ChallengeBasicsSection({ form, challenge, errorOf, edit, leave }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  const { labelOf } = useCategories()
  const { markdown } = useWords(editorWords)
  const hasPreview = !useIsNarrow('preview')
  return (
    <EditorSection title={words.section.what} text={words.type[challenge.type]}>
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
        isAlone={hasPreview}
        labels={markdown}
        value={form.content}
        error={errorOf('content')}
        onValueChange={(content) => edit({ content })}
        onBlur={() => leave('content')}
      />
    </EditorSection>
  )
}

function TriesSection(filling: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  return (
    <EditorSection title={words.section.tries}>
      <NumberField {...filling} name="attemptLimit" hint={words.hint.attemptLimit} />
    </EditorSection>
  )
}

function FlagKindSection({ form, edit }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  return (
    <EditorSection title={words.section.flags}>
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
    </EditorSection>
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
    <EditorSection title={words.section.score} text={words.score.all}>
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
    </EditorSection>
  )
}

/** Null while one of the fields of the score is not a number. */
function curveOf({ form, challenge }: ChallengeFormProps): ScoreCurve | null {
  const flaws = challengeFlaws(form, challenge.type)
  if (flaws.originalScore || flaws.difficulty) return null
  return toStored(CHALLENGE, form)
}
