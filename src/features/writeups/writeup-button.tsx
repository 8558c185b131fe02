import FileUp from 'lucide-react/icons/file-up'
import { useState } from 'react'
import { writeupWords } from '#src/text/areas/writeup.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Writeup, type WriteupProps } from './writeup.tsx'

/** Used for screens without room for the whole section. Closing the dialog cancels a running upload. */
export function WriteupButton(place: WriteupProps) {
  const words = useWords(writeupWords)
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed')
  return (
    <>
      <Button
        look="outline"
        aria-keyshortcuts="P"
        icon={<FileUp aria-hidden />}
        onClick={() => setDialog('open')}
      >
        {words.open}
      </Button>
      {dialog === 'open' ? (
        <Dialog
          isOpen
          onClose={() => setDialog('closed')}
          title={words.title}
          closeLabel={words.close}
          size="md"
        >
          <Writeup {...place} />
        </Dialog>
      ) : null}
    </>
  )
}
