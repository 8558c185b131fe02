import Ban from 'lucide-react/icons/ban'
import Circle from 'lucide-react/icons/circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import { useRef, useState, type ReactNode } from 'react'
import type { Problem } from '#contract/problem.ts'
import type { AskWords } from '#src/text/areas/ask.en.ts'
import { askWords } from '#src/text/areas/ask.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { roomClock } from '#styled/recipes/room-clock.js'

const ICONS = { plain: Circle, costs: TriangleAlert, lost: Ban } as const

export interface Consequence {
  grave: keyof typeof ICONS
  text: string
}
export interface AskDialogProps {
  title: string
  /** The consequences of the act, one per line. */
  lines: readonly Consequence[]
  /** The way to reverse the act. Null: it cannot be reversed. */
  undo: string | null
  /** A word that the user must type before the act. Missing: none. */
  word?: string
  button: string
  tone?: 'brand' | 'danger'
  isReady?: boolean
  isBusy: boolean
  problem: Problem | null
  onPress: (typed: string) => void
  onCancel: () => void
  children?: ReactNode
}

/** The dialog before an act with consequences: it lists them, and how the user can reverse the act. */
export function AskDialog(props: AskDialogProps) {
  return <AskFrame {...props} words={useWords(askWords)} />
}

export interface AskFrameProps extends AskDialogProps {
  words: Pick<AskWords, 'happens' | 'notNow' | 'word'>
  /** The time of the figures in the consequences. */
  asOf?: string
  /** Shown below the consequences. */
  below?: ReactNode
}

/** Used for a screen that has loaded the words already. */
export function AskFrame(props: AskFrameProps) {
  const { title, lines, undo, word, button, tone = 'brand', isReady = true, isBusy, problem } = props
  const { onPress, onCancel, words, asOf, below, children } = props
  const { screens } = useText()
  const away = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const style = roomClock()
  const mayPress = isReady && (word === undefined || typed.trim().toUpperCase() === word)
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      role="alertdialog"
      size="md"
      firstFocus={() => away.current}
      footer={
        <>
          <Button ref={away} onClick={onCancel}>
            {words.notNow}
          </Button>
          <Button
            tone={tone}
            state={isBusy ? 'busy' : 'ready'}
            disabled={!mayPress}
            onClick={() => onPress(typed)}
          >
            {button}
          </Button>
        </>
      }
    >
      <div className={style.ask}>
        {problem ? <Alert tone="danger">{problemWords(problem, screens.reading)}</Alert> : null}
        {children}
        <section hidden={lines.length === 0 && undo === null}>
          <h3 className={style.askTitle}>
            {words.happens} {asOf === undefined ? null : <small>{asOf}</small>}
          </h3>
          <ul className={style.lines}>
            {lines.map(({ grave, text }) => {
              const Icon = ICONS[grave]
              return (
                <li key={text} data-grave={grave} className={style.consequence}>
                  <Icon aria-hidden />
                  {text}
                </li>
              )
            })}
            {undo === null ? null : (
              <li data-grave="undo" className={style.consequence}>
                <Undo2 aria-hidden />
                {undo}
              </li>
            )}
          </ul>
        </section>
        {below}
        {word === undefined ? null : (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (mayPress && !isBusy) onPress(typed)
            }}
          >
            <TextField
              label={words.word(word)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onValueChange={setTyped}
            />
          </form>
        )}
      </div>
    </Dialog>
  )
}
