import { use, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { WithExtension } from '#src/shell/with-extension.tsx'
import { takeOverWords } from '#src/text/areas/take-over.ts'
import { useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { firstOfStep, useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { TakeOverView } from './take-over-view.tsx'

export function TakeOverScreen() {
  const words = useWords(takeOverWords)
  const title = useFocusHeading(useNavigationType() !== 'POP')
  return (
    <>
      <DocumentTitle screen={words.title} />
      <Stack as="header" gap="1" measure="prose">
        <Text as="h1" ref={title} tabIndex={-1} face="title">
          {words.title}
        </Text>
        <Text as="p" tone="muted">
          {words.text}
        </Text>
      </Stack>
      <WithExtension name="take-over">
        <Running />
      </WithExtension>
    </>
  )
}

/** The typed address has a password, so it is kept nowhere but in the open screen. */
function Running() {
  const [view, send] = useProcess(use(usePart('admin').takeOver()))
  const [form, setForm] = useState({ from: '', folder: '' })
  const around = useFocusKeeper<HTMLDivElement>(nextInStep)
  return (
    <Stack ref={around} gap="6">
      <TakeOverView
        view={view}
        form={form}
        onType={(typed) => {
          setForm({ ...form, ...typed })
          send({ type: 'edit' })
        }}
        send={send}
      />
    </Stack>
  )
}

const nextInStep = (around: HTMLElement) =>
  around.querySelector<HTMLElement>('p[data-step]') ??
  firstOfStep(around) ??
  around.querySelector('a, button')
