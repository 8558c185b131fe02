import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Screens } from '#src/text/screens.en.ts'
import { useText } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export interface PlaceholderProps {
  screen: keyof Screens['coming']
  icon: ReactNode
  /** Below the head of a game it is not the first heading. */
  rank?: 'h1' | 'h2'
}

/** Stands where a screen will be: what it is called and what it will be for. */
export function Placeholder({ screen, icon, rank = 'h1' }: PlaceholderProps) {
  const { title, coming, placeholder } = useText().screens
  return (
    <EmptyState
      size="page"
      rank={rank}
      tone="brand"
      icon={icon}
      title={title[screen]}
      text={
        <>
          {coming[screen]}
          <br />
          {placeholder.text}
        </>
      }
      action={
        <LinkButton as={Link} to="/" look="outline" icon={<House aria-hidden />}>
          {placeholder.home}
        </LinkButton>
      }
    />
  )
}
