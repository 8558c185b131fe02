import type { UserInfoModel } from '#contract/models/user.ts'
import { ROLES } from '#contract/models/role.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { userValuesOf } from '#machines/admin/user-fields.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { UserForm } from './user-form.tsx'

export interface UserEditProps {
  user: UserInfoModel
  at: RosterQuery
  isOwn: boolean
  onClose: () => void
}

/** The typed text outlives the dialog and an expired session. */
export function UserEdit({ user, at, isOwn, onClose }: UserEditProps) {
  const words = useWords(userAdminWords).form
  const { texts, type, forget } = useTypedText(`user-edit ${user.id}`)
  const [view, send] = useProcess(
    usePart('admin').recordEdit,
    {},
    {
      hear: {
        succeeded: () => {
          forget()
          onClose()
        },
      },
    },
  )
  const saved = userValuesOf(user)
  const typed = {
    userName: texts['userName'] ?? saved.userName,
    email: texts['email'] ?? saved.email,
    realName: texts['realName'] ?? saved.realName,
    stdNumber: texts['stdNumber'] ?? saved.stdNumber,
    phone: texts['phone'] ?? saved.phone,
    bio: texts['bio'] ?? saved.bio,
    role: ROLES.find((role) => role === texts['role']) ?? saved.role,
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.title(user.userName)} closeLabel={words.close} size="md">
      <UserForm
        view={view}
        user={user}
        form={{ saved, typed }}
        isOwn={isOwn}
        onType={(field, text) => {
          type(field, text)
          send({ type: 'edit' })
        }}
        onSubmit={() => send({ type: 'submit', form: { kind: 'user', id: user.id, saved, typed, at } })}
        onDiscard={() => {
          forget()
          send({ type: 'edit' })
        }}
      />
    </Dialog>
  )
}
