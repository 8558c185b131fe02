import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { RowCard, RowCards } from '#src/ui/row-card.tsx'
import { UserActive, UserName, UserPerson, UserRegistered, UserVisit } from './user-cells.tsx'
import { UserActs } from './user-row-actions.tsx'
import type { UserTableProps } from './user-table.tsx'

/** The same as the table; what it is sorted by is chosen above. */
export function UserCards({ users, state, ownId, acting, onAct, onEdit }: UserTableProps) {
  const words = useWords(userAdminWords)
  return (
    <RowCards label={words.list} state={state}>
      {users.map((user) => {
        const isOwn = user.id === ownId
        return (
          <RowCard
            key={user.id}
            name={<UserName user={user} isOwn={isOwn} />}
            turn={<UserActive user={user} isOwn={isOwn} acting={acting} onAct={onAct} />}
            acts={<UserActs user={user} isOwn={isOwn} acting={acting} onAct={onAct} onEdit={onEdit} />}
          >
            <p>{user.email}</p>
            <p>
              <UserPerson user={user} />
            </p>
            <p>
              <Text tone="muted">{words.column.registered}</Text> <UserRegistered user={user} />
            </p>
            <div>
              <Text tone="muted">{words.column.visit}</Text> <UserVisit user={user} />
            </div>
          </RowCard>
        )
      })}
    </RowCards>
  )
}
