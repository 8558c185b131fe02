import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'

interface NewPasswordProps {
  user: string
  password: string
  onClose: () => void
}

/** The server sends the new password once and stores only its hash. */
export function NewPassword({ user, password, onClose }: NewPasswordProps) {
  const words = useWords(userAdminWords).password
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(user)}
      size="sm"
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Stack gap="4">
        <p>{words.text}</p>
        <CopyField label={words.label} text={password} labels={words} />
      </Stack>
    </Dialog>
  )
}
