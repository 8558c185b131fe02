import { useId, type ReactNode, type Ref } from 'react'
import { css } from '#styled/css/index.js'
import { Card } from './card.tsx'
import { Text } from './layout.tsx'

export interface FormSectionProps {
  title: string
  text?: ReactNode
  children: ReactNode
  ref?: Ref<HTMLElement>
}

export function FormSection({ title, text, children, ref }: FormSectionProps) {
  const id = useId()
  return (
    <Card
      as="section"
      ref={ref}
      aria-labelledby={id}
      className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}
    >
      <div>
        <Text as="h2" id={id} face="heading">
          {title}
        </Text>
        {text ? (
          <Text as="p" size="sm" tone="muted">
            {text}
          </Text>
        ) : null}
      </div>
      {children}
    </Card>
  )
}
