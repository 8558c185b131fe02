import { Navigate, useLocation, useMatch, useParams } from 'react-router-dom'

/** Former names of sections, which links of earlier versions contain. */
const RENAMED: Readonly<Record<string, string>> = { info: 'settings', review: 'teams' }

/** The old addresses of an organiser's screens lead into the room of the game. */
export function ToRoom() {
  const into = useMatch('/admin/*') ? 'settings' : 'live'
  const { gameId, '*': rest = '' } = useParams()
  const [name = '', ...more] = rest.split('/')
  const old = name.toLowerCase()
  const path = into === 'live' ? ['live', rest] : [RENAMED[old] ?? (old || into), ...more]
  return (
    <Navigate
      to={{ ...useLocation(), pathname: `/games/${gameId}/room/${path.filter(Boolean).join('/')}` }}
      replace
    />
  )
}
