import { Link } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { Text } from '#src/ui/layout.tsx'
import { teamPagePath } from './room-links.ts'

export interface TeamPageNameProps {
  game: number
  participation: number
  name: string
}

/** The name of a team, which leads to its page if the server has one. */
export function TeamPageName({ game, participation, name }: TeamPageNameProps) {
  const look = { weight: 'semibold', tone: 'default', lines: 'broken' } as const
  return useConfig().features?.includes('room-pages') ? (
    <Text as={Link} to={teamPagePath(game, participation)} {...look}>
      <bdi>{name}</bdi>
    </Text>
  ) : (
    <Text {...look}>
      <bdi>{name}</bdi>
    </Text>
  )
}
