import { useActor } from '@xstate/react'
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { MergeSide } from '#machines/admin/edit-state.ts'
import type { SaveQuestion } from '#machines/admin/editor.machine.ts'
import { toEditorView, type EditorView } from '#machines/admin/editor-view.ts'
import type { FormFields } from '#machines/admin/three-way-merge.ts'
import { useWired, type Part } from './wired.ts'

/** What the frame around every editor needs. */
export interface Editing {
  view: EditorView
  /** Null until the thing is made. */
  id: string | null
  save: () => void
  discard: () => void
  choose: (choices: Readonly<Record<string, MergeSide>>) => void
  resume: () => void
  retry: () => void
}
export interface FormEditing<Form extends FormFields> extends Editing {
  form: Form
  /** What is stored, as far as is known here. */
  seen: { form: Form; version: string | null }
  edit: (changes: Partial<Form>) => void
  /** What is edited is no more. */
  remove: () => void
}
export interface EditorRules<Form extends FormFields> {
  thing: keyof Part<'admin'>['editors']
  account: string
  id: string | null
  blank: Form
  read: (fields: FormFields) => Form
  /** Asked by the process later: the form as it is stored, and as it is to be. */
  asks?: (seen: Form, typed: Form) => ReturnType<SaveQuestion>
}

/**
 * What is typed goes into the draft a moment later, and at once when the page is hidden or the screen is
 * left.
 */
export function useEditor<Form extends FormFields>({
  thing,
  account,
  id,
  blank,
  read,
  asks,
}: EditorRules<Form>): FormEditing<Form> {
  const { editors, now } = use(useWired().admin())
  // The process begins before the screen knows all that the question depends on.
  const latest = useRef(asks)
  useLayoutEffect(() => void (latest.current = asks))
  const question: SaveQuestion = (seen, typed) => latest.current?.(read(seen), read(typed)) ?? null
  const [snapshot, send] = useActor(editors[thing], { input: { account, id, blank, now, asks: question } })
  const hide = useEffectEvent(() => send({ type: 'page.hidden' }))
  useEffect(() => {
    const hidden = () => hide()
    addEventListener('pagehide', hidden)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', hidden)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [])
  // Before the effect that stops the process: those of the layout are taken back first.
  useLayoutEffect(() => () => send({ type: 'page.hidden' }), [send])
  const { context } = snapshot
  return {
    view: toEditorView(snapshot),
    id: context.id,
    form: read(context.typed),
    seen: { form: read(context.seen.fields), version: context.seen.version },
    edit: (changes) => send({ type: 'edit', fields: definite(changes) }),
    save: () => send({ type: 'save' }),
    discard: () => send({ type: 'discard' }),
    choose: (choices) => send({ type: 'choose', choices }),
    resume: () => send({ type: 'resume' }),
    retry: () => send({ type: 'retry' }),
    remove: () => send({ type: 'remove' }),
  }
}

function definite<Form extends FormFields>(changes: Partial<Form>): FormFields {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  )
}
