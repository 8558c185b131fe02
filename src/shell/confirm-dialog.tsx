import { useState } from 'react'
import { useConfirmDialog } from '#src/bind/use-confirm.ts'
import { questionWords } from '#src/text/areas/question.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import { type SpokenQuestion, toSpoken } from './spoken-question.ts'

/** The only confirm dialog. `useConfirm` opens it. */
export function ConfirmDialog() {
  const { view, confirm, cancel } = useConfirmDialog()
  const { app, locale } = useText()
  const words = useWords(questionWords)
  const {
    title,
    text,
    tone,
    act = '',
    toType = null,
    list = [],
    close = null,
  } = view.kind === 'asking' ? toSpoken(view.question, words, locale) : SILENT
  const [typed, setTyped] = useState('')
  const isReady = toType === null || isSameName(typed, toType)
  const answer = (decide: () => void) => {
    setTyped('')
    decide()
  }
  return (
    <Dialog
      isOpen={view.kind === 'asking'}
      onClose={() => answer(cancel)}
      title={title}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button onClick={() => answer(cancel)}>{close ?? app.confirm.cancel}</Button>
          {close === null ? (
            <Button tone={tone} disabled={!isReady} onClick={() => answer(confirm)}>
              {act}
            </Button>
          ) : null}
        </>
      }
    >
      {text}
      {list.length === 0 ? null : (
        <ul
          className={css({
            marginBlockStart: '4',
            display: 'flex',
            flexDirection: 'column',
            gap: '1',
            overflowWrap: 'anywhere',
          })}
        >
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {toType === null ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady) answer(confirm)
          }}
          className={css({ marginBlockStart: '4' })}
        >
          <TextField
            label={words.team.nameToType(toType)}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onValueChange={setTyped}
          />
        </form>
      )}
    </Dialog>
  )
}

const SILENT: SpokenQuestion = { title: '', text: '', tone: 'brand' }

const isSameName = (typed: string, name: string) => asTyped(typed) === asTyped(name)

/**
 * Normalises the typed name, because a keyboard writes a character in one way only and cannot write invisible
 * ones.
 */
const asTyped = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
