import type { ReactNode } from 'react'
import type { FieldValue } from '#contract/fields/field.ts'
import type { Editing } from '#src/bind/use-editor.ts'

export interface EditorFrameProps {
  editing: Editing
  /** What each field is called, by its name. */
  labels: Readonly<Record<string, string>>
  /** How a value is told that is neither a text, a list nor a yes or no; null leaves it to the frame. */
  show?: (field: string, value: FieldValue) => string | null
  /** What saving is called where it is more than that. */
  acts?: { save: string; saving: string }
  /** Where the thing is edited; what was just made moves there from the address of a new one. */
  address: string
  /** In the shape of the form that comes. */
  skeleton: ReactNode
  /** What is shown when there is no such thing. */
  missing: ReactNode
  /** Judges what was written, and saves it when it is right. */
  onSave: () => void
  children: ReactNode
}
