import { Link } from 'react-router-dom'
import type { FilePlace, StoredFile } from '#contract/models/stored-file.ts'
import { storedFilesWords } from '#src/text/areas/stored-files.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

export function FileUsages({ uses, places }: Pick<StoredFile, 'uses' | 'places'>) {
  const words = useWords(storedFilesWords)
  // The server lists only the first few uses, so the rest is only counted.
  const more = Math.max(0, uses - places.length)
  if (places.length === 0 && more === 0) return <Text tone="muted">{words.nothing}</Text>
  return (
    <ul>
      {places.map((place) => (
        // Lines are close together, so a taller link would cover its neighbour.
        <li
          key={`${place.kind} ${place.gameId} ${place.challengeId} ${place.name}`}
          className={css({ minHeight: '6' })}
        >
          <Text as={Link} to={wayTo(place)} press="underlined">
            {words.place[place.kind](place.name)}
          </Text>
        </li>
      ))}
      {more === 0 ? null : (
        <Text as="li" tone="muted">
          {words.more(more)}
        </Text>
      )}
    </ul>
  )
}

function wayTo({ kind, gameId, challengeId }: FilePlace): string {
  const room = `/games/${gameId}/room`
  switch (kind) {
    case 'Avatar':
      return '/admin/users'
    case 'TeamAvatar':
      return '/admin/teams'
    case 'Poster':
      return `${room}/settings`
    case 'Attachment':
      return `${room}/challenges/${challengeId}`
    case 'FlagAttachment':
      return `${room}/challenges/${challengeId}/flags`
    case 'Writeup':
      return `${room}/writeups`
    case 'Platform':
      return '/admin/configs'
    default:
      return kind satisfies never
  }
}
