import { useEffect, useRef } from 'react'
import { shortOf } from './literal.ts'
import type { Actor, Heard, Plain } from './messages.ts'
import { timeOf } from './time-of.ts'

/** What an actor heard, oldest first, with the state that followed and the fields that changed. */
export function History({ actor }: { actor: Actor }) {
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [actor.heard.length, actor.id])
  return (
    <ol className="history" aria-label="History">
      {actor.forgotten > 0 ? <li>{actor.forgotten} earlier events are no longer kept.</li> : null}
      <li>
        <p>
          <time>{timeOf(actor.startedAt)}</time> <b>begins</b>
          <span className="state">{actor.first}</span>
        </p>
        <Fields fields={fieldsOf(actor.input)} />
      </li>
      {actor.heard.map((heard, nth) => (
        <li key={`${heard.at} ${nth}`} ref={nth === actor.heard.length - 1 ? end : null}>
          <p>
            <time>{timeOf(heard.at)}</time> <b>{nameOf(heard)}</b>
            <span className="state">{heard.state}</span>
          </p>
          <Fields fields={carried(heard)} />
          <Fields fields={heard.changes} isChange />
        </li>
      ))}
      {actor.error === null ? null : (
        <li className="failed" role="alert">
          It failed: {actor.error}
        </li>
      )}
    </ol>
  )
}

function Fields({ fields, isChange = false }: { fields: Heard['changes']; isChange?: boolean }) {
  if (fields.length === 0) return null
  return (
    <dl data-changes={isChange}>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{shortOf(value, 240)}</dd>
        </div>
      ))}
    </dl>
  )
}

const fieldsOf = (value: Plain): Heard['changes'] =>
  typeof value === 'object' && value !== null && value.kind === 'record' ? value.fields : []

function carried({ event, answered }: Heard): Heard['changes'] {
  if (answered !== null) return [['response', answered.output]]
  return fieldsOf(event).filter(([name]) => name !== 'type')
}

function nameOf({ type, answered, isDelay }: Heard): string {
  if (answered !== null) return `${answered.effect} answers`
  return isDelay ? `${type.split('.')[2]} ends` : type
}
