import Download from 'lucide-react/icons/download'
import type { RefObject } from 'react'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'

export interface CreationFinishedProps {
  made: number
  first: RefObject<HTMLButtonElement | null>
  onSave: () => void
  onDone: () => void
}

/** All are there, and some have passwords that nobody knows yet. */
export function CreationFinished({ made, first, onSave, onDone }: CreationFinishedProps) {
  const words = useWords(userAdminWords).creation
  return (
    <Alert
      tone="success"
      title={words.finished(made)}
      action={
        <>
          <Button ref={first} tone="brand" icon={<Download aria-hidden />} onClick={onSave}>
            {words.report}
          </Button>
          <Button look="outline" onClick={onDone}>
            {words.done}
          </Button>
        </>
      }
    >
      {words.finishedText}
    </Alert>
  )
}
