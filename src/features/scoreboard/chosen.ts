import { useSearchParams } from 'react-router-dom'
import { pathId } from '#src/lib/path-id.ts'

interface Chosen {
  organization: string | null
  /** Whose drawer is open. */
  team: number | null
}

/** Whoever reloads or sends the address on finds the board as it was. */
export function useChosen(): { chosen: Chosen; choose: (change: Partial<Chosen>) => void } {
  const [params, setParams] = useSearchParams()
  const team = params.get('team')
  const chosen = { organization: params.get('organisation'), team: team === null ? null : pathId(team) }
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change }
    setParams(
      { ...(next.organization === null ? {} : { organisation: next.organization }), ...(next.team === null ? {} : { team: String(next.team) }) },
      { replace: true },
    )
  }
  return { chosen, choose }
}
