import { useSession } from '#src/bind/use-session.ts'
import { GameInstances } from '#src/features/container/game-instances.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomInstances({ game }: RoomPart) {
  const { view } = useSession()
  const mayAct = view.kind === 'signed-in' && view.account.role === 'Admin'
  return <GameInstances key={game} game={game} mayAct={mayAct} />
}
