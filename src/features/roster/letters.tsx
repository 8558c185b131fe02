import { Suspense, useState } from 'react'
import { listGamesToEdit } from '#contract/calls/edit.ts'
import { listLetters } from '#contract/calls/letters.ts'
import type { LetterReceivers } from '#contract/models/letter.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import type { LetterText } from '#machines/admin/letter.machine.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { makeGuid } from '#src/browser/random-code.ts'
import { letterConsequences } from '#src/shell/letter-consequences.ts'
import { AskDialog } from '#src/shell/room/ask-dialog.tsx'
import { lettersWords } from '#src/text/areas/letters.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { LetterForm } from './letter-form.tsx'
import { LetterList } from './letter-list.tsx'

interface Draft {
  /** The same letter keeps its id, so that a repeated sending is no second letter. */
  id: string
  receivers: LetterReceivers
  text: LetterText
}

export interface LettersProps {
  /** The only receivers. Null: the writer chooses an audience. */
  users: readonly Pick<UserInfoModel, 'id' | 'userName'>[] | null
  onClose: () => void
}

/**
 * Writes an email to many users. Shows how many it reaches and how long that takes, and lists the last ones.
 */
export function Letters({ users, onClose }: LettersProps) {
  const { screens } = useText()
  const words = useWords(lettersWords)
  const list = useRead(listLetters, {}, 'overview')
  const games = useRead(listGamesToEdit, { query: { count: 100, skip: 0 } }, 'once')
  const [draft, setDraft] = useState<Draft | null>(null)
  const [round, setRound] = useState(0)
  const [view, send] = useProcess(usePart('admin').letter, {})
  const { task } = view
  const counted = view.kind === 'idle' && view.value?.kind === 'counted' ? view.value.effects : null
  const [effects, setEffects] = useState(counted)
  /** The figures to which the writer said “Not now”. */
  const [declined, setDeclined] = useState(counted)
  if (counted !== null && counted !== effects && counted !== declined) setEffects(counted)
  const isSent = view.kind === 'idle' && view.task?.kind === 'send' && view.value?.kind === 'letter'
  if (isSent && draft !== null && task?.kind === 'send' && task.id === draft.id) {
    setDraft(null)
    setEffects(null)
    setRound(round + 1)
  }
  const problem = view.kind === 'idle' ? view.problem : null
  const isAsked = draft !== null && effects !== null
  return (
    <>
      <Dialog isOpen={!isAsked} onClose={onClose} title={words.title} closeLabel={words.close} size="lg">
        <Stack gap="4">
          {problem ? <Alert tone="danger">{problemWords(problem, screens.reading)}</Alert> : null}
          {isSent ? <Alert tone="success">{words.sent}</Alert> : null}
          <LetterForm
            key={round}
            draft={draft}
            users={users}
            games={games.state === 'ready' ? games.value.data : []}
            isBusy={view.kind === 'busy'}
            onSubmit={(receivers, text) => {
              setEffects(null)
              setDraft({ id: draft?.id ?? makeGuid(), receivers, text })
              send({ type: 'begin', task: { kind: 'count', receivers } })
            }}
          />
          <LetterList
            letters={list.state === 'ready' ? list.value : []}
            isBusy={view.kind === 'busy'}
            onCancel={(id) => send({ type: 'begin', task: { kind: 'cancel', id } })}
          />
        </Stack>
      </Dialog>
      <Suspense>
        {isAsked ? (
          <AskDialog
            title={words.ask(effects.receivers)}
            button={words.send(effects.receivers)}
            isReady={effects.receivers > 0}
            isBusy={view.kind === 'busy'}
            problem={problem}
            lines={letterConsequences(effects, words)}
            undo={words.undo}
            onPress={() => send({ type: 'begin', task: { kind: 'send', ...draft } })}
            onCancel={() => {
              setDeclined(effects)
              setEffects(null)
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
