import SquarePen from 'lucide-react/icons/square-pen'
import { Link } from 'react-router-dom'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Code } from '#src/ui/code.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { css } from '#styled/css/index.js'

/** Where every team's flag is made for it, there is none to add. */
export function MadeFlags({
  place: { game, challenge },
  template,
}: {
  place: ChallengeRef
  template: string | null
}) {
  const words = useWords(challengeEditorWords).flags
  return (
    <FormSection title={words.title} text={words.made}>
      {template ? (
        <Code className={css({ alignSelf: 'flex-start', overflowWrap: 'anywhere' })}>{template}</Code>
      ) : null}
      <LinkButton
        as={Link}
        to={`/admin/games/${game}/challenges/${challenge}`}
        look="outline"
        icon={<SquarePen aria-hidden />}
        className={css({ alignSelf: 'flex-start' })}
      >
        {words.toTemplate}
      </LinkButton>
    </FormSection>
  )
}
