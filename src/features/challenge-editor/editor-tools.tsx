import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import type { Problem } from '#contract/problem.ts'
import { useToday } from '#src/browser/today.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { toSaveState, type OpenView } from '#src/shell/editor/save-footer.tsx'
import { InRoom } from '#src/shell/room/room-slots.tsx'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { challengeEditor } from '#styled/recipes/challenge-editor.js'
import { useSingleTurn } from './use-single-turn.ts'
import { WindowFields, type WindowFieldsProps } from './window-fields.tsx'

export interface EditorToolsProps extends WindowFieldsProps {
  place: ChallengeRef
  view: OpenView
  /** The number of all errors, also of those that no field shows yet. */
  flaws: number
  preview: ReactNode
  onFlaws: () => void
  onDiscard: () => void
}

/** The line above the sections: what takes effect immediately, and what is saved together. */
export function EditorTools(props: EditorToolsProps) {
  const { place, challenge, formId, view, flaws, preview, onFlaws, onDiscard } = props
  const words = useWords(challengeEditorWords)
  const labels = useWords(editorWords)
  const style = challengeEditor()
  const { state } = useSaveState(view)
  const held = state === 'changed' ? {} : { 'aria-disabled': true }
  return (
    <div role="group" aria-label={words.tools.label} className={style.tools}>
      <EnableSwitch place={place} challenge={challenge} />
      {preview}
      {/* An older server sends no times, and would ignore them. */}
      {challenge.opensAt === undefined ? null : <WindowFields {...props} />}
      <div className={style.saves}>
        {flaws === 0 ? null : (
          <Button
            size="sm"
            tone="danger"
            look="ghost"
            icon={<CircleAlert aria-hidden />}
            onClick={onFlaws}
            className={style.flaws}
          >
            {words.tools.flaws(flaws)}
          </Button>
        )}
        <SaveStatus view={view} />
        <Button
          look="ghost"
          size="sm"
          onClick={state === 'changed' ? onDiscard : undefined}
          {...held}
          className={style.discard}
        >
          {labels.discard}
        </Button>
        <Button
          type="submit"
          form={formId}
          tone="brand"
          size="sm"
          aria-keyshortcuts="Control+S Meta+S"
          state={state === 'busy' ? 'busy' : 'ready'}
          {...held}
        >
          {state === 'busy' ? labels.saving : labels.save}
        </Button>
      </div>
    </div>
  )
}

/** Takes effect immediately, apart from the form. Asks first, as in the list of challenges. */
function EnableSwitch({ place, challenge }: { place: ChallengeRef; challenge: ChallengeEditDetailModel }) {
  const words = useWords(challengeEditorWords)
  const { turning, problem, turn } = useSingleTurn(place.game)
  const style = challengeEditor()
  const isTurning = turning === challenge.id
  return (
    <>
      <span className={style.switch} data-on={challenge.isEnabled ? '' : undefined}>
        <Switch
          label={<SrOnly>{words.list.switch(challenge.title)}</SrOnly>}
          // Shows the wanted state while the server works on it.
          checked={challenge.isEnabled !== isTurning}
          aria-busy={isTurning}
          onCheckedChange={(isOn) => turn(challenge, isOn)}
        />
        <b aria-hidden>{challenge.isEnabled ? words.screen.enabled : words.screen.disabled}</b>
      </span>
      <SwitchProblem problem={problem} />
    </>
  )
}

function SwitchProblem({ problem }: { problem: Problem | null }) {
  const { reading } = useText().screens
  const style = challengeEditor()
  return (
    // Exists before its content changes, because screen readers only announce changes.
    <span role="alert" className={style.refusal}>
      {problem === null ? null : problemWords(problem, reading)}
    </span>
  )
}

function SaveStatus({ view }: { view: OpenView }) {
  const { tools } = useWords(challengeEditorWords)
  const style = challengeEditor()
  // A phone has no foot.
  const isNarrow = useIsNarrow()
  const { status, tone } = useSaveState(view)
  const unsaved = view.changes.length
  const said = (
    <output data-tone={tone} title={typeof status === 'string' ? status : undefined} className={style.status}>
      {status}
    </output>
  )
  return (
    <>
      {unsaved > 0 && view.status !== 'saving' ? (
        <span className={style.unsaved}>{tools.unsaved(unsaved)}</span>
      ) : null}
      {isNarrow ? <SrOnly>{said}</SrOnly> : <InRoom slot="foot">{said}</InRoom>}
    </>
  )
}

function useSaveState(view: OpenView) {
  const { locale } = useText()
  const words = useWords(editorWords)
  const labels = useWords(challengeEditorWords).field
  return toSaveState(view, labels, locale, useToday(), words)
}
