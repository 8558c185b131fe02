import type { ReactNode } from 'react'
import type { FieldValue } from '#contract/fields/field.ts'
import type { Editing } from '#src/bind/use-editor.ts'

export interface EditorFrameProps {
  editing: Editing
  /** The label of each field, by its name. */
  labels: Readonly<Record<string, string>>
  /** How a value is told that is neither a text, a list nor a yes or no; null leaves it to the frame. */
  show?: (field: string, value: FieldValue) => string | null
  /** The labels of the save button, if a save does more, such as publish. */
  acts?: { save: string; saving: string }
  /** The path of the editor. A new thing moves there once it is made. */
  address: string
  /** In the shape of the form that comes. */
  skeleton: ReactNode
  /** Shown if the thing does not exist. */
  missing: ReactNode
  /** Judges what was written, and saves it when it is right. */
  onSave: () => void
  children: ReactNode
}
