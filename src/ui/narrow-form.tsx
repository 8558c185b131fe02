import type { SubmitEvent } from 'react'
import { submitForm } from './submit-form.ts'
import { NarrowCard, type NarrowCardProps } from './narrow-card.tsx'
import { Stack } from './layout.tsx'

export interface NarrowFormProps extends NarrowCardProps {
  /** Then nothing is handed in. */
  isBusy: boolean
  onHandIn: () => void
}

/** The one form of an otherwise empty page. */
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
