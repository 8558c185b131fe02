import { Link, type To } from 'react-router-dom'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import type { Writeup } from './writeup-list-view.ts'

export interface WriteupNavProps {
  writeups: readonly Writeup[]
  open: number
  to: (id: number) => To
}

export function WriteupNav({ writeups, open, to }: WriteupNavProps) {
  const words = useWords(writeupReviewWords)
  return (
    <nav
      aria-label={words.list}
      className={css({ display: { base: 'none', xl: 'flex' }, flexDirection: 'column', gap: '1' })}
    >
      {writeups.map(({ id, team }) => (
        <Link
          key={id}
          replace
          to={to(id)}
          aria-current={id === open ? 'page' : undefined}
          className={id === open ? openRow : row}
        >
          <Text grows lines="broken">
            {team}
          </Text>
        </Link>
      ))}
    </nav>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '2',
  borderRadius: 'small',
  color: 'fg.default',
  textDecoration: 'none',
  _hover: { color: 'fg.link' },
})
const openRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '2',
  borderRadius: 'small',
  color: 'fg.link',
  fontWeight: 'semibold',
  textDecoration: 'none',
})
