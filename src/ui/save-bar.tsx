import type { ReactNode } from 'react'
import { FormFoot, type FormFootProps } from './form-footer.tsx'
import { StickyFoot } from './sticky-footer.tsx'

export interface SaveBarProps extends Omit<FormFootProps, 'keys'> {
  children?: ReactNode
}

/** The bottom of a long form. It stays visible, and its first button submits the form. */
export function SaveBar({ children, ...foot }: SaveBarProps) {
  return (
    <StickyFoot>
      {children}
      <FormFoot keys="Control+S Meta+S" {...foot} />
    </StickyFoot>
  )
}
