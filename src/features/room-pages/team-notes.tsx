import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { TEAM_NOTE_MAX } from '#contract/models/room-page-limits.ts'
import type { RoomTeamModel, TeamNote } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { When } from '#src/shell/when.tsx'
import { teamActsWords } from '#src/text/areas/team-acts.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { firstOfStep, useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { roomPage } from '#styled/recipes/room-page.js'
import { Section } from './section.tsx'

export interface TeamNotesProps {
  game: number
  team: Pick<RoomTeamModel, 'participationId' | 'notes'>
  /** The name of the user, who may delete their own notes. */
  own: string
  isAdmin: boolean
}

/** The notes of organisers and monitors about the team. Players never see them. */
export function TeamNotes({ game, team, own, isAdmin }: TeamNotesProps) {
  const words = useWords(teamActsWords)
  const { reading } = useText().screens
  // Outlives the panel: a new search or another row closes it with a half-typed note.
  const { texts, type, forget } = useTypedText(`team-note ${game} ${team.participationId}`)
  const typed = texts['note'] ?? ''
  const scope = { game, participation: team.participationId }
  // Null: an act runs that leaves the typed text, such as a deletion.
  const [adding, setAdding] = useState<string | null>(null)
  const [view, send] = useProcess(usePart('admin').teamNotes, scope, {
    hear: {
      succeeded: () => {
        if (typed === adding) forget()
      },
    },
  })
  const style = roomPage()
  // The buttons to delete and to undo disappear with their press.
  const place = useFocusKeeper(firstOfStep)
  const isBusy = view.kind === 'busy'
  const gone =
    view.kind === 'idle' && view.problem === null && view.task?.kind === 'delete' ? view.task : null
  const add = (text: string, from: 'field' | 'undo') => {
    setAdding(from === 'field' ? text : null)
    send({ type: 'begin', task: { kind: 'add', text } })
  }
  const remove = ({ id, text }: TeamNote) => {
    setAdding(null)
    send({ type: 'begin', task: { kind: 'delete', note: id, text } })
  }
  return (
    <Section title={words.notes} note={team.notes.length === 0 ? undefined : team.notes.length}>
      <div ref={place}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            add(typed, 'field')
          }}
        >
          <TextField
            label={words.noteLabel}
            placeholder={words.notePlaceholder}
            aria-keyshortcuts="N"
            autoComplete="off"
            maxLength={TEAM_NOTE_MAX}
            readOnly={isBusy}
            value={typed}
            onValueChange={(text) => type('note', text)}
            className={style.noteField}
          />
        </form>
        <p role="status" className={style.quiet}>
          {view.kind === 'idle' && view.problem ? problemWords(view.problem, reading) : null}
          {gone ? (
            <>
              {words.noteDeleted}{' '}
              <Button size="sm" look="ghost" onClick={() => add(gone.text, 'undo')}>
                {words.undo}
              </Button>
            </>
          ) : null}
        </p>
        <ul className={style.list}>
          {team.notes.map((note) => (
            <li key={note.id} className={style.teamNote}>
              <p>{note.text}</p>
              <div className={style.quiet}>
                <bdi>{note.author}</bdi>, <When at={instant(note.at)} />
              </div>
              {isAdmin || note.author === own ? (
                <IconButton
                  size="sm"
                  label={words.deleteNote(note.text)}
                  title={words.delete}
                  // A disabled button would lose the focus.
                  aria-disabled={isBusy}
                  onClick={isBusy ? undefined : () => remove(note)}
                >
                  <Trash aria-hidden />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
