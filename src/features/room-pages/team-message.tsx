import { useState } from 'react'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { LETTER_CONTENT_MAX, LETTER_SUBJECT_MAX } from '#contract/rules/letter.ts'
import type { LetterText } from '#machines/admin/letter.machine.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { makeGuid } from '#src/browser/random-code.ts'
import { letterConsequences } from '#src/shell/letter-consequences.ts'
import { AskDialog } from '#src/shell/room/ask-dialog.tsx'
import { lettersWords } from '#src/text/areas/letters.ts'
import { teamActsWords } from '#src/text/areas/team-acts.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { roomPage } from '#styled/recipes/room-page.js'

export interface TeamMessageProps {
  team: Pick<RoomTeamModel, 'name' | 'people'>
  onClose: () => void
}

/** An email to the people of a team. The server counts its receivers before the user confirms it. */
export function TeamMessage({ team, onClose }: TeamMessageProps) {
  const { name, screens } = useText()
  const words = useWords(teamActsWords)
  const letters = useWords(lettersWords)
  // The same letter keeps its id, so that a repeated sending is no second letter.
  const [id] = useState(makeGuid)
  const [subject, setSubject] = useState('')
  const [content, setContent] = useState('')
  const [step, setStep] = useState<'writing' | 'asking'>('writing')
  const [view, send] = useProcess(usePart('admin').letter, {})
  const isBusy = view.kind === 'busy'
  const value = view.kind === 'idle' ? view.value : null
  const problem = view.kind === 'idle' ? view.problem : null
  const [effects, setEffects] = useState(value?.kind === 'counted' ? value.effects : null)
  if (value?.kind === 'counted' && value.effects !== effects) setEffects(value.effects)
  const receivers = {
    audience: 'Users' as const,
    role: 'User' as const,
    gameId: 0,
    userIds: team.people.map(({ userId }) => userId),
  }
  const text: LetterText = { subject: subject.trim(), content, language: name }
  const isReady = text.subject !== '' && content.trim() !== '' && !isBusy
  if (step === 'asking' && effects !== null && value?.kind !== 'letter') {
    return (
      <AskDialog
        title={words.messageTo(team.name)}
        button={letters.send(effects.receivers)}
        isReady={effects.receivers > 0}
        isBusy={isBusy}
        problem={problem}
        lines={letterConsequences(effects, letters)}
        undo={words.messageUndo}
        onPress={() => send({ type: 'begin', task: { kind: 'send', id, receivers, text } })}
        onCancel={() => setStep('writing')}
      />
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.messageTo(team.name)} closeLabel={letters.close} size="md">
      {value?.kind === 'letter' ? (
        <Alert tone="success">{words.messageSent}</Alert>
      ) : (
        <form
          noValidate
          className={roomPage().form}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isReady) return
            setStep('asking')
            send({ type: 'begin', task: { kind: 'count', receivers } })
          }}
        >
          {problem ? <Alert tone="danger">{problemWords(problem, screens.reading)}</Alert> : null}
          <TextField
            label={letters.subject}
            value={subject}
            maxLength={LETTER_SUBJECT_MAX}
            onValueChange={setSubject}
          />
          <TextArea
            label={letters.content}
            hint={letters.plain}
            rows={6}
            value={content}
            maxLength={LETTER_CONTENT_MAX}
            onValueChange={setContent}
          />
          <div>
            <Button type="submit" tone="brand" {...(isReady ? {} : { 'aria-disabled': true })}>
              {letters.next}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
