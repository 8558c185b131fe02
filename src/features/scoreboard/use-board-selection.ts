import { useSearchParams } from 'react-router-dom'
import { pathId } from '#src/url/path-id.ts'

interface BoardSelection {
  organization: string | null
  team: number | null
  /** Shows only teams that are favourites in this browser. */
  isStarredOnly: boolean
  /** Also shows solves hidden by a freeze, to viewers who may see them. */
  isFull: boolean
}

const SIGHT = 'board'
const FULL = 'full'
const TEAMS = 'teams'
const STARRED = 'favourites'

/** Stored in the URL, so that a reload or a shared link shows the same board. */
export function useBoardSelection(): {
  chosen: BoardSelection
  choose: (change: Partial<BoardSelection>) => void
} {
  const [params, setParams] = useSearchParams()
  const team = params.get('team')
  const chosen = {
    organization: params.get('organisation'),
    team: team === null ? null : pathId(team),
    isStarredOnly: params.get(TEAMS) === STARRED,
    isFull: params.get(SIGHT) === FULL,
  }
  const choose = (change: Partial<BoardSelection>) => {
    const next = { ...chosen, ...change }
    const entries = {
      organisation: next.organization,
      team: next.team === null ? null : String(next.team),
      [TEAMS]: next.isStarredOnly ? STARRED : null,
      [SIGHT]: next.isFull ? FULL : null,
    }
    setParams(
      (before) => {
        // The other parameters belong to other parts of the screen, so they stay.
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(entries)) {
          if (value === null) after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      // Renders immediately, because the next key reads the address of the last render.
      { replace: true, flushSync: true },
    )
  }
  return { chosen, choose }
}
