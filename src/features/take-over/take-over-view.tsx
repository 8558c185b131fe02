import Ban from 'lucide-react/icons/ban'
import Boxes from 'lucide-react/icons/boxes'
import { Link } from 'react-router-dom'
import type { TakeOverView as View } from '#machines/admin/take-over.machine.ts'
import { takeOverWords } from '#src/text/areas/take-over.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { TakeOverDone } from './take-over-done.tsx'
import { TakeOverOffer, type TakeOverOfferProps } from './take-over-offer.tsx'
import { TakeOverProgress } from './take-over-progress.tsx'

export interface TakeOverViewProps extends Omit<TakeOverOfferProps, 'view'> {
  view: View
}

export function TakeOverView({ view, form, onType, send }: TakeOverViewProps) {
  const words = useWords(takeOverWords)
  const { reading } = useText().screens
  switch (view.kind) {
    case 'reading':
      return <FormSkeleton label={words.loading} />
    case 'unread':
      return (
        <LoadError
          rank="h2"
          {...failedWords(view.problem, reading)}
          onRetry={() => send({ type: 'retry' })}
        />
      )
    case 'closed':
      return (
        <Card>
          <EmptyState
            icon={<Ban />}
            title={words.closed}
            action={
              <LinkButton as={Link} to="/account/login?from=%2Fadmin%2Ftakeover" tone="brand">
                {words.signIn}
              </LinkButton>
            }
          />
        </Card>
      )
    case 'filled':
    case 'shared':
      return (
        <Card>
          <EmptyState icon={<Boxes />} title={words[view.kind]} text={words[`${view.kind}Text`]} />
        </Card>
      )
    case 'open':
    case 'sending':
      return <TakeOverOffer view={view} form={form} onType={onType} send={send} />
    case 'running':
      return <TakeOverProgress {...view} />
    case 'done':
      return <TakeOverDone report={view.report} />
    default:
      return view satisfies never
  }
}
