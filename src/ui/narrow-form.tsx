import { useId, type SubmitEvent, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Card } from './card.tsx'
import { Stack } from './layout.tsx'
import { submitForm } from './submit-form.ts'

export interface NarrowFormProps extends NarrowCardProps {
  /** A busy form cannot be submitted. */
  isBusy: boolean
  onHandIn: () => void
}

/** The layout of a page that has a single form. */
export function NarrowForm({ isBusy, onHandIn, children, ...card }: NarrowFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) submitForm(event.currentTarget, onHandIn)
  }
  return (
    <NarrowCard {...card}>
      <Stack as="form" noValidate onSubmit={submit} gap="3">
        {children}
      </Stack>
    </NarrowCard>
  )
}

interface NarrowCardProps {
  title: string
  text?: string
  links?: ReactNode
  children: ReactNode
}

function NarrowCard({ title, text, links, children }: NarrowCardProps) {
  const id = useId()
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby={id}
      className={css({ width: 'full', maxWidth: 'dialog.sm' })}
    >
      <h1 id={id} className={css({ textStyle: 'title', marginBlockEnd: '4' })}>
        {title}
      </h1>
      {text ? <p className={css({ color: 'fg.muted', marginBlockEnd: '4' })}>{text}</p> : null}
      {children}
      {links ? <div className={row}>{links}</div> : null}
    </Card>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockStart: '4',
  fontSize: 'sm',
})
