import Trash2 from 'lucide-react/icons/trash'
import { Suspense, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { getGameToEdit } from '#contract/calls/edit.ts'
import type { FieldValue } from '#contract/fields/field.ts'
import { gameFlaws } from '#contract/fields/game.ts'
import { gameSaveQuestion } from '#machines/admin/great-changes.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useClock, useNow } from '#src/browser/clock.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useFocusField } from '#src/browser/use-focus-field.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { Picture } from '#src/shell/picture/picture.tsx'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { AccessSection } from './access-section.tsx'
import { GameBasicsSection } from './basics-section.tsx'
import { BloodSection } from './blood-section.tsx'
import { flawWords, type GameFormProps } from './game-form-props.ts'
import { GameKeys } from './game-keys.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { WriteupSection } from './writeup-section.tsx'

export interface GameEditorProps {
  gameId: number
  copies: ReactNode
}

// Both are below the form, so they load later.
const FreezeSection = lazyPart(async () => (await import('./freeze-section.tsx')).FreezeSection)
const Categories = lazyPart(async () => (await import('./categories-section.tsx')).CategoriesSection)

const MOMENTS = new Set(['start', 'end', 'wpddl'])

export function GameEditor({ gameId, copies }: GameEditorProps) {
  const { locale, screens } = useText()
  const words = useWords(gameEditorWords)
  const session = useSession()
  const clock = useClock()
  const account = session.view.kind === 'signed-in' ? session.view.account.id : ''
  const editing = useEditor(usePart('admin').editors.game, {
    account,
    id: String(gameId),
    asks: (seen, typed) => gameSaveQuestion(gameId, seen, typed, clock.now()),
  })
  const [removal, remove] = useProcess(
    usePart('admin').removal,
    {},
    { drawn: { succeeded: () => editing.send({ type: 'remove' }) } },
  )
  const read = useRead(getGameToEdit, { params: { id: gameId } }, 'once')
  const { features } = useConfig()
  const now = useNow()
  const flaws = gameFlaws(editing.form)
  const shown = useVisibleFlaws(flaws)
  if (removal.kind === 'done' && editing.view.kind === 'gone') return <Navigate to="/admin/games" />
  const show = (field: string, value: FieldValue) =>
    MOMENTS.has(field) && typeof value === 'number'
      ? formatMoment(value, locale)
      : field === 'bloodBonus' && Array.isArray(value)
        ? `${value.join(' / ')}${words.percent}`
        : null
  return (
    <Stack gap="6" narrows>
      <EditorFrame
        editing={editing}
        labels={words.field}
        show={show}
        address={`/games/${gameId}/room/settings`}
        skeleton={<FormSkeleton label={screens.reading.loading} />}
        missing={null}
        onSave={() => {
          shown.showAll()
          if (Object.values(flaws).every((flaw) => flaw === null)) editing.send({ type: 'save' })
        }}
      >
        <GameForm
          form={editing.form}
          now={now}
          errorOf={(field) => {
            const flaw = shown.of(field)
            return flaw === null ? null : flawWords(field, flaw, words)
          }}
          edit={editing.edit}
          leave={shown.leave}
        />
      </EditorFrame>
      {read.state === 'ready' && editing.view.kind === 'open' ? (
        <>
          <FormSection title={words.section.poster} text={words.hint.poster}>
            <Picture
              of={{ kind: 'game', id: gameId }}
              name={read.value.title}
              picture={read.value.poster}
              shape="wide"
            />
          </FormSection>
          <Suspense>
            <FreezeSection game={read.value} now={now} />
          </Suspense>
          {features?.includes('own-categories') ? (
            <Suspense>
              <Categories gameId={gameId} />
            </Suspense>
          ) : null}
          <GameKeys gameId={gameId} publicKey={read.value.publicKey} />
          {copies}
          <DangerSection
            state={removal.kind === 'busy' ? 'busy' : 'ready'}
            onDelete={() =>
              remove({ type: 'begin', task: { kind: 'game', game: gameId, title: read.value.title } })
            }
          />
        </>
      ) : null}
    </Stack>
  )
}

/** The fields that are saved together, in the order of an organiser's work. */
function GameForm(filling: GameFormProps) {
  useFocusField(useLocation())
  return (
    <>
      <GameBasicsSection {...filling} />
      <ScheduleSection {...filling} />
      <AccessSection {...filling} />
      <BloodSection {...filling} />
      <WriteupSection {...filling} />
    </>
  )
}

function DangerSection({ state, onDelete }: { state: 'ready' | 'busy'; onDelete: () => void }) {
  const words = useWords(gameEditorWords)
  return (
    <FormSection title={words.section.danger} text={words.danger.text}>
      <Button
        tone="danger"
        look="outline"
        icon={<Trash2 aria-hidden />}
        state={state}
        onClick={onDelete}
        place="start"
      >
        {state === 'busy' ? words.danger.deleting : words.danger.delete}
      </Button>
    </FormSection>
  )
}
