import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Drawer } from '#src/ui/drawer.tsx'
import { PreviewBody, type PreviewProps } from './preview-body.tsx'
import { previewChallenge } from './preview-challenge.ts'

/** The preview where the screen is too narrow for it to be beside the form. */
export function PreviewDrawer({ onClose, ...preview }: PreviewProps & { onClose: () => void }) {
  const words = useWords(challengeEditorWords)
  const { title } = previewChallenge(preview.form, preview.challenge)
  return (
    <Drawer isOpen onClose={onClose} title={title} closeLabel={words.screen.closePreview}>
      <PreviewBody {...preview} />
    </Drawer>
  )
}
