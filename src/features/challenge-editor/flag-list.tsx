import FlagOff from 'lucide-react/icons/flag-off'
import Search from 'lucide-react/icons/search'
import { useCallback, useDeferredValue, useRef, useState } from 'react'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { FlagInfoModel } from '#contract/models/flag.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { EditorSection } from './editor-section.tsx'
import { FlagRow } from './flag-row.tsx'

export interface FlagListProps {
  place: ChallengeRef
  challenge: Pick<ChallengeEditDetailModel, 'flags' | 'type' | 'isEnabled'>
}

/** Shorter lists are read at a glance, so they have no search. */
const SEARCHED_FROM = 10

/** The flags that organisers wrote, in the order in which they were added. */
export function FlagList({ place, challenge: { flags, type, isEnabled } }: FlagListProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords).flags
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search).trim().toLowerCase()
  const count = useRef<HTMLParagraphElement>(null)
  // The focused row disappears, so the count above the list takes the focus.
  const [view, send] = useProcess(usePart('challengeEditing').flagRemoval, place, {
    drawn: { succeeded: () => count.current?.focus() },
  })
  const follows = isEnabled && flags.length === 1 ? 'disables' : 'none'
  const ask = useCallback(
    ({ id, flag }: FlagInfoModel) => send({ type: 'begin', task: { id, flag, effect: follows } }),
    [send, follows],
  )
  const found = flags.filter(({ flag }) => flag.toLowerCase().includes(sought))
  return (
    <EditorSection title={words.title} text={type === 'DynamicAttachment' ? words.dealt : words.shared}>
      {view.kind === 'idle' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      {flags.length < SEARCHED_FROM ? null : (
        <Stack measure="dialog">
          <TextField
            type="search"
            label={words.search}
            before={<Search aria-hidden />}
            value={search}
            onValueChange={setSearch}
          />
        </Stack>
      )}
      <Text as="p" ref={count} tabIndex={-1} role="status" size="sm" tone="muted">
        {words.count(flags.length)}
      </Text>
      {flags.length === 0 ? (
        <EmptyState icon={<FlagOff />} rank="h3" title={words.none} text={words.noneText} />
      ) : null}
      {flags.length > 0 && found.length === 0 ? (
        <NothingFound
          rank="h3"
          title={words.noMatch}
          clear={words.clearSearch}
          onClear={() => setSearch('')}
        />
      ) : null}
      {found.length === 0 ? null : (
        <ul>
          {found.map((flag) => (
            <FlagRow
              key={flag.id}
              flag={flag}
              isDealt={type === 'DynamicAttachment'}
              isBusy={view.kind === 'busy' && view.task.id === flag.id}
              onRemove={ask}
            />
          ))}
        </ul>
      )}
    </EditorSection>
  )
}
