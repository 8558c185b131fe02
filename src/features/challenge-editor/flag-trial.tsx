import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { isTooLong, type FlagTrialView } from '#machines/admin/flag-trial.machine.ts'
import type { ChallengeEditorWords } from '#src/text/areas/challenge-editor.en.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { EditorSection } from './editor-section.tsx'

export interface FlagTrialProps {
  view: FlagTrialView
  challenge: Pick<ChallengeEditDetailModel, 'flags' | 'needsAllFlags'>
  /** The form has changes of the rule that are not saved. */
  isUnsaved?: boolean
  text: string
  onType: (text: string) => void
  onRetry: () => void
}

/** A field in which organisers test whether a flag would be accepted. */
export function FlagTrial({ view, challenge, isUnsaved = false, text, onType, onRetry }: FlagTrialProps) {
  const words = useWords(challengeEditorWords).trial
  const { flaw } = useWords(challengeEditorWords)
  return (
    <EditorSection title={words.title} text={isUnsaved ? words.asSaved : words.hint}>
      <Stack gap="2" measure="dialog">
        <TextField
          label={words.label}
          name="flag-trial"
          face="mono"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          error={isTooLong(text) ? flaw.long(MAX_FLAG_LENGTH) : null}
          onValueChange={onType}
        />
        <Row role="status" gap="2" size="sm" wrap={false}>
          <Verdict view={view} challenge={challenge} onRetry={onRetry} />
        </Row>
      </Stack>
    </EditorSection>
  )
}

function Verdict({ view, challenge, onRetry }: Pick<FlagTrialProps, 'view' | 'challenge' | 'onRetry'>) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords).trial
  switch (view.kind) {
    case 'open':
      return <Text tone="muted">{words.nothing}</Text>
    case 'judging':
      return (
        <>
          <Spinner /> <Text tone="muted">{words.judging}</Text>
        </>
      )
    case 'judged':
      return view.isAccepted ? (
        <>
          <Text tone="success">
            <CircleCheck aria-hidden size={16} />
          </Text>
          <Text tone="success" lines="broken">
            {acceptedBy(view.flags, challenge, words)}
          </Text>
        </>
      ) : (
        <>
          <Text tone="danger">
            <CircleX aria-hidden size={16} />
          </Text>
          <Text tone="danger">{words.wrong}</Text>
        </>
      )
    case 'failed':
      return (
        <>
          <Text tone="danger">{problemWords(view.problem, reading)}</Text>
          <Button size="sm" look="outline" onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      )
    default:
      return view satisfies never
  }
}

/** Leaves out an accepted flag that was added in the meantime and is not in the list yet. */
function acceptedBy(
  ids: readonly number[],
  { flags, needsAllFlags = false }: FlagTrialProps['challenge'],
  words: ChallengeEditorWords['trial'],
): string {
  const names = flags.filter(({ id }) => ids.includes(id)).map(({ flag }) => flag)
  const said = words.accepted(names.join(', '))
  return needsAllFlags && flags.length > 1 ? `${said} ${words.oneOf(ids.length, flags.length)}` : said
}
