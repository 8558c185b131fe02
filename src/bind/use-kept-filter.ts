import { use, useState } from 'react'
import { useSession } from './use-session.ts'
import { useWired } from './wired.ts'

/** The user's last filter of a game's challenges in this browser, in the form of the URL. */
export function useKeptFilter(game: number): [kept: string, keep: (next: string) => void] {
  const { filters } = use(useWired().playing())
  const { view } = useSession()
  const account = view.kind === 'signed-in' ? view.account.id : ''
  const place = `${account} ${game}`
  const [shown, setShown] = useState(() => ({ place, filter: filters.read(account, String(game)) ?? '' }))
  const filter = shown.place === place ? shown.filter : (filters.read(account, String(game)) ?? '')
  return [
    filter,
    (next) => {
      filters.write(account, String(game), next)
      setShown({ place, filter: next })
    },
  ]
}
