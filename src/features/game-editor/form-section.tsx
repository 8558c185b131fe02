import { useId, type ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { css } from '#styled/css/index.js'

/** One part of what is set for a game. */
export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
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
