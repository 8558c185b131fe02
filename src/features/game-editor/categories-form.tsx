import { CATEGORY_COLOURS, MAX_CATEGORY_LABEL } from '#contract/models/category-names.ts'
import type { OwnCategory } from '#contract/models/category.ts'
import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'
import { categoryFlaws } from '#machines/admin/own-categories.machine.ts'
import type { FormView } from '#machines/kit/form.ts'
import { categoryBadge } from '#src/shell/category-badge.ts'
import { CATEGORY_TONES } from '#src/shell/category-tones.ts'
import { toCategories } from '#src/shell/use-categories.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'

export interface CategoriesFormProps {
  categories: readonly OwnCategory[]
  view: FormView<null, ChallengeTag>
  isUnsaved: boolean
  /** `category` is null for the built-in look. */
  onEdit: (tag: ChallengeTag, category: OwnCategory | null) => void
  onSave: () => void
}

/** One row for each category of the contract, because games cannot add others. */
export function CategoriesForm({ categories, view, isUnsaved, onEdit, onSave }: CategoriesFormProps) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).categories
  const flaws = categoryFlaws(categories)
  const shown = toCategories(categories)
  const isBusy = view.kind === 'busy'
  const refused =
    view.kind === 'open' && view.problem
      ? { field: view.field, text: problemWords(view.problem, reading) }
      : null
  const errorOf = (tag: ChallengeTag) => {
    const flaw = flaws[tag] ?? null
    if (flaw !== null) return flaw === 'long' ? words.flaw.long(MAX_CATEGORY_LABEL) : words.flaw[flaw]
    return refused?.field === tag ? refused.text : null
  }
  return (
    <FormSection title={words.title} text={words.text}>
      {refused !== null && refused.field === null ? <Alert tone="danger">{refused.text}</Alert> : null}
      {CHALLENGE_TAGS.map((tag) => {
        const own = categories.find((each) => each.tag === tag) ?? null
        const edit = (change: Partial<OwnCategory>) => {
          const next = { tag, label: shown.labelOf(tag), colour: shown.toneOf(tag), ...change }
          onEdit(tag, next.label === tag && next.colour === CATEGORY_TONES[tag] ? null : next)
        }
        return (
          <div key={tag} role="group" aria-label={tag} className={row}>
            <span
              className={css({
                minWidth: '0',
                gridColumn: { sm: '1 / -1', lg: 'auto' },
                paddingBlockEnd: { lg: '2' },
              })}
            >
              <Badge {...categoryBadge(tag, shown)} size="md" />
            </span>
            <TextField
              label={words.label(tag)}
              autoComplete="off"
              readOnly={isBusy}
              value={shown.labelOf(tag)}
              error={errorOf(tag)}
              onValueChange={(label) => edit({ label })}
            />
            <PlainSelect
              label={words.colour(tag)}
              choices={CATEGORY_COLOURS.map((value) => ({ value, label: words.colours[value] }))}
              value={shown.toneOf(tag)}
              isDisabled={isBusy}
              onValueChange={(colour) => edit({ colour })}
            />
            <Button
              look="ghost"
              aria-disabled={own === null}
              onClick={() => (own === null || isBusy ? undefined : onEdit(tag, null))}
            >
              {words.reset}
            </Button>
          </div>
        )
      })}
      <Row gap="3">
        <Button state={isBusy ? 'busy' : 'ready'} onClick={onSave}>
          {isBusy ? words.saving : words.save}
        </Button>
        <Text role="status" size="sm" tone="muted">
          {isUnsaved ? words.unsaved : null}
        </Text>
      </Row>
    </FormSection>
  )
}

const row = css({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    lg: '{sizes.32} minmax(0, 1fr) minmax(0, 1fr) auto',
  },
})
