import type { ReactNode } from 'react'
import { FormFoot, type FormFootProps } from './form-footer.tsx'
import { StickyFoot } from './sticky-footer.tsx'

export interface SaveBarProps extends Omit<FormFootProps, 'keys'> {
  /** Problems above the buttons. */
  children?: ReactNode
}

/** The foot of a long form: it stays in view, and its first button hands the form in. */
export function SaveBar({ children, ...foot }: SaveBarProps) {
  return (
    <StickyFoot>
      {children}
      <FormFoot keys="Control+S Meta+S" {...foot} />
    </StickyFoot>
  )
}
