import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { copyFlaws, type CopyDraft } from '#machines/admin/challenge-copy.machine.ts'
import type { FormView } from '#machines/kit/form.ts'
import type { Read } from '#src/api/use-read.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { challengeCopyWords } from '#src/text/areas/challenge-copy.ts'
import { failedWords, problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import type { Choice } from '#src/ui/choice.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { ScrollBox } from '#src/ui/scroll-box.tsx'
import { Select } from '#src/ui/select.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { css } from '#styled/css/index.js'

type CopiedInfo = Pick<ChallengeInfoModel, 'id' | 'title' | 'tag' | 'isEnabled'>

export interface CopyFormProps {
  view: FormView
  draft: CopyDraft
  /** The other games. */
  games: Read<readonly Choice[]>
  /** The challenges of the chosen game. Null: no game is chosen. */
  challenges: Read<readonly CopiedInfo[]> | null
  onChoose: (draft: CopyDraft) => void
  onSubmit: () => void
}

export function CopyForm({ view, draft, games, challenges, onChoose, onSubmit }: CopyFormProps) {
  const { reading } = useText().screens
  const words = useWords(challengeCopyWords)
  const flaws = copyFlaws(draft)
  const shown = useVisibleFlaws(flaws)
  const isBusy = view.kind !== 'open'
  if (games.state === 'waiting') return <Skeleton />
  if (games.state === 'failed')
    return <LoadError rank="h3" {...failedWords(games.problem, reading)} onRetry={games.refresh} />
  if (games.value.length === 0)
    return (
      <Text as="p" tone="muted">
        {words.noGame}
      </Text>
    )
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        submitForm(event.currentTarget, () => {
          shown.showAll()
          onSubmit()
        })
      }}
      gap="4"
      foot
    >
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <Select
        label={words.game}
        choices={games.value}
        value={draft.from === null ? null : String(draft.from)}
        isDisabled={isBusy}
        error={shown.of('from') === null ? null : words.missing.from}
        onValueChange={(game) => onChoose({ from: Number(game), challenges: [] })}
      />
      {challenges === null ? null : (
        <Chosen
          challenges={challenges}
          chosen={draft.challenges}
          error={shown.of('challenges') === null ? null : words.missing.challenges}
          isBusy={isBusy}
          onChoose={(ids) => onChoose({ ...draft, challenges: ids })}
        />
      )}
      {view.kind === 'open' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      <Button type="submit" tone="brand" shape="wide" state={isBusy ? 'busy' : 'ready'}>
        {isBusy ? words.busy : words.submit(draft.challenges.length)}
      </Button>
    </Stack>
  )
}

interface ChosenProps {
  challenges: Read<readonly CopiedInfo[]>
  chosen: readonly number[]
  error: string | null
  isBusy: boolean
  onChoose: (ids: readonly number[]) => void
}

function Chosen({ challenges, chosen, error, isBusy, onChoose }: ChosenProps) {
  const { reading } = useText().screens
  const words = useWords(challengeCopyWords)
  const { labelOf } = useCategories()
  if (challenges.state === 'waiting') return <Skeleton />
  if (challenges.state === 'failed')
    return <LoadError rank="h3" {...failedWords(challenges.problem, reading)} onRetry={challenges.refresh} />
  const list = challenges.value
  if (list.length === 0)
    return (
      <Text as="p" tone="muted">
        {words.none}
      </Text>
    )
  const isAll = chosen.length === list.length
  return (
    <Stack gap="2">
      {error ? <Alert tone="danger">{error}</Alert> : null}
      <Checkbox
        label={words.all(list.length)}
        disabled={isBusy}
        checked={isAll ? true : chosen.length === 0 ? false : 'mixed'}
        onCheckedChange={() => onChoose(isAll ? [] : list.map(({ id }) => id))}
      />
      <ScrollBox aria-label={words.challenges} className={css({ maxHeight: '72' })}>
        <Stack gap="1">
          {list.map(({ id, title, tag, isEnabled }) => (
            <Checkbox
              key={id}
              label={title}
              hint={isEnabled ? labelOf(tag) : words.disabled(labelOf(tag))}
              disabled={isBusy}
              checked={chosen.includes(id)}
              onCheckedChange={(isChosen) =>
                onChoose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
          ))}
        </Stack>
      </ScrollBox>
    </Stack>
  )
}
