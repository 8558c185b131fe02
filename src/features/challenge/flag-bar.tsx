import Flag from 'lucide-react/icons/flag'
import { memo, useId, type SubmitEvent } from 'react'
import { flagFlaw, type FlagAnswerView, type FlagProgress } from '#machines/game/flag-answer.facts.ts'
import type { FlagAnswerCommand } from '#machines/game/flag-answer.machine.ts'
import { nextTask } from '#src/browser/next-task.ts'
import { useLasting } from '#src/browser/use-lasting.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { leaveField } from '#src/ui/leave-field.ts'
import { submitForm } from '#src/ui/submit-form.ts'
import { useRetype } from '#src/ui/use-focus-on.ts'
import { cx } from '#styled/css/index.js'
import { control } from '#styled/recipes/control.js'
import { flagBar } from '#styled/recipes/flag-bar.js'
import { AnswerLine } from './answer-line.tsx'
import type { TriesView } from './team-tries.tsx'

export interface FlagBarProps {
  view: FlagAnswerView
  /** The flag was accepted, and the celebration covers the form. */
  isDone?: boolean
  isHidden?: boolean
  send: (wish: FlagAnswerCommand) => void
  flag: string
  onType: (flag: string) => void
  tries: TriesView
  left: number | null
  progress: FlagProgress | null
  startsFocused: boolean
}

/** The verdict mostly arrives sooner. Then a spinner would only flicker. */
const SLOW_MS = 300

const CLOSED: ReadonlySet<FlagAnswerView['kind']> = new Set(['solved', 'over', 'suspended', 'gone'])

/**
 * The field, its button and the line below. None of them may ever move, because users press them in a hurry.
 */
export function FlagBar({
  view,
  isDone = false,
  isHidden = false,
  send,
  flag,
  onType,
  tries,
  left,
  progress,
  startsFocused,
}: FlagBarProps) {
  const flaws = useVisibleFlaws({ flag: flagFlaw(flag) })
  const isCut = view.kind === 'cut'
  const isBusy = view.kind === 'busy'
  const isClosed = left === 0 || CLOSED.has(view.kind)
  const isShut = isDone || isBusy || isClosed || view.kind === 'held-off' || view.kind === 'paused'
  const isSlow = useLasting(isBusy, SLOW_MS)
  const flaw = isDone ? null : flaws.of('flag')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isShut) return
    if (isCut) return send({ type: 'retry' })
    if (flagFlaw(flag) === null) return nextTask(() => send({ type: 'submit', flag }))
    submitForm(event.currentTarget, () => {
      flaws.showAll()
      send({ type: 'submit', flag })
    })
  }
  return (
    <form noValidate hidden={isHidden} tabIndex={-1} onSubmit={submit} className={flagBar().form}>
      <Fields
        view={view}
        isDone={isDone}
        isSlow={isSlow}
        isShut={isShut}
        isReadOnly={isBusy || isCut || isClosed}
        flaw={flaw}
        send={send}
        flag={flag}
        onType={onType}
        tries={tries}
        left={left}
        progress={progress}
        startsFocused={startsFocused}
      />
    </form>
  )
}

interface FieldsProps extends Omit<Required<FlagBarProps>, 'isHidden'> {
  isSlow: boolean
  isShut: boolean
  isReadOnly: boolean
  flaw: 'missing' | 'long' | null
}

/** Not rendered during the celebration, because that would cost time in its frames. */
const Fields = memo(
  function Fields({
    view,
    isSlow,
    isShut,
    isReadOnly,
    flaw,
    send,
    flag,
    onType,
    startsFocused,
    tries,
    left,
    progress,
  }: FieldsProps) {
    const words = useWords(challengeWords).answer
    const line = useId()
    const isCut = view.kind === 'cut'
    const style = flagBar()
    return (
      <>
        <FlagField
          startsFocused={startsFocused}
          flag={flag}
          describedBy={line}
          isWrong={flaw !== null || view.kind === 'wrong'}
          isReadOnly={isReadOnly}
          retypeOn={answered(view)}
          onType={(typed) => {
            onType(typed)
            send({ type: 'edit' })
          }}
        />
        <Button
          type="submit"
          tone="brand"
          size="lg"
          state={isSlow ? 'busy' : 'ready'}
          aria-busy={view.kind === 'busy' ? true : undefined}
          aria-disabled={isShut}
          className={style.submit}
        >
          {isCut ? words.retry : words.submit}
        </Button>
        <div className={style.line}>
          <AnswerLine id={line} view={view} flaw={flaw} tries={tries} left={left} progress={progress} />
          {isCut ? (
            <button
              type="button"
              onClick={({ currentTarget: { form } }) => {
                send({ type: 'withdraw' })
                // The button disappears, and the flag is what the user wants to edit.
                form?.querySelector('input')?.focus()
              }}
            >
              {words.withdraw}
            </button>
          ) : null}
        </div>
      </>
    )
  },
  (_, { isDone }) => isDone,
)

interface FlagFieldProps {
  startsFocused: boolean
  flag: string
  describedBy: string
  isWrong: boolean
  isReadOnly: boolean
  /** The next try most likely replaces the text after a verdict, so the text is selected. */
  retypeOn: unknown
  onType: (flag: string) => void
}

function FlagField({ startsFocused, flag, describedBy, isWrong, ...rest }: FlagFieldProps) {
  const { isReadOnly, retypeOn, onType } = rest
  const words = useWords(challengeWords).answer
  const field = useRetype(retypeOn)
  const box = control({ size: 'lg', face: 'mono' })
  return (
    <div className={cx(box.root, flagBar().field)}>
      <Flag aria-hidden />
      <input
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The user has asked for the field by its key.
        autoFocus={startsFocused}
        type="text"
        name="flag"
        aria-keyshortcuts="F"
        aria-label={words.label}
        aria-describedby={describedBy}
        aria-invalid={isWrong ? true : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        value={flag}
        readOnly={isReadOnly}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leaveField(event.currentTarget)
        }}
        className={box.input}
      />
    </div>
  )
}

/** Identifies the last verdict, so that a new one is noticed. Null if there is none. */
function answered(view: FlagAnswerView): unknown {
  switch (view.kind) {
    case 'wrong':
    case 'found':
    case 'unknown':
      return view.submission
    case 'refused':
      return view.problem
    default:
      return null
  }
}
