import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { toClipboard } from '#src/ui/to-clipboard.ts'
import { asTest, type Source } from './as-test.ts'
import type { Actor } from './messages.ts'

/** Copies what an actor heard as a test. The tester may name the state that should have followed. */
export function CopyTest({
  actor,
  states,
  source,
}: {
  actor: Actor
  states: readonly string[]
  source: Source | null
}) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const copy = asTest(actor, source, wanted)
  if (!copy.ok) return <p className="copy">No test can be copied. {copy.why}</p>
  const press = async () => {
    const done = await toClipboard(copy.text)
    setSaid(
      done === 'copied' ? 'Copied. Paste it into tests/machines/<name>.test.ts.' : 'The browser refuses.',
    )
  }
  return (
    <div className="copy">
      <label>
        It should be in{' '}
        <select value={wanted ?? ''} onChange={({ target }) => setWanted(target.value || null)}>
          <option value="">{actor.state}, as it is</option>
          {states
            .filter((state) => state !== actor.state)
            .map((state) => (
              <option key={state}>{state}</option>
            ))}
        </select>
      </label>
      <Button size="sm" onClick={() => void press()}>
        Copy as a test
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}
