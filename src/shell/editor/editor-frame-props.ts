import type { ReactNode } from 'react'
import type { FieldValue } from '#contract/fields/field.ts'
import type { Editing } from '#src/bind/use-editor.ts'

export interface EditorFrameProps {
  editing: Editing
  labels: Readonly<Record<string, string>>
  /** Prints the value of a field for a comparison. Null: the frame prints it. */
  show?: (field: string, value: FieldValue) => string | null
  /** The labels of the save button, if a save does more, such as publish. */
  acts?: { save: string; saving: string }
  /** The path of the editor. A new thing moves there when it is created. */
  address: string
  skeleton: ReactNode
  /** Shown if the thing does not exist. */
  missing: ReactNode
  /** Checks the form and saves it if it is valid. */
  onSave: () => void
  children: ReactNode
}
