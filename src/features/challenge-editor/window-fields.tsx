import { useId } from 'react'
import type { ChallengeField } from '#contract/fields/challenge.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { fromWallTime, toWallTime, zoneName } from '#src/ui/date-time.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { useNow } from '#src/browser/clock.ts'
import { challengeEditor } from '#styled/recipes/challenge-editor.js'
import type { ChallengeFormProps } from './challenge-form-props.ts'

export interface WindowFieldsProps extends ChallengeFormProps {
  /** The form that Enter saves, which does not surround these fields. */
  formId: string
}
const NAMES = ['opensAt', 'closesAt'] as const satisfies readonly ChallengeField[]

/** The times of the challenge in one line, without the notes that a form of its own would have. */
export function WindowFields(props: WindowFieldsProps) {
  return NAMES.map((name) => <WindowField key={name} {...props} name={name} />)
}

function WindowField({
  name,
  formId,
  form,
  errorOf,
  edit,
  leave,
}: WindowFieldsProps & { name: (typeof NAMES)[number] }) {
  const words = useWords(challengeEditorWords)
  const style = challengeEditor()
  const note = useId()
  const now = useNow()
  const at = form[name]
  const error = errorOf(name)
  const hint = words.tools.zone(words.hint[name], zoneName(at ?? now))
  return (
    <>
      <label className={style.moment} title={hint}>
        <span>{words.field[name]}</span>
        <input
          type="datetime-local"
          step={60}
          name={name}
          form={formId}
          aria-describedby={note}
          {...(error === null ? {} : { 'aria-invalid': true })}
          value={at === null ? '' : toWallTime(at)}
          onChange={(event) => edit({ [name]: fromWallTime(event.target.value) })}
          onBlur={() => leave(name)}
        />
      </label>
      <span id={note} className={style.refusal}>
        {error ?? <SrOnly>{hint}</SrOnly>}
      </span>
    </>
  )
}
