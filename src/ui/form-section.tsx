import { useId, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Card } from './card.tsx'

export interface FormSectionProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One part of a long form, or what stands below it. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId()
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}
    >
      <div>
        <h2 id={id} className={css({ textStyle: 'heading' })}>
          {title}
        </h2>
        {text ? <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{text}</p> : null}
      </div>
      {children}
    </Card>
  )
}
