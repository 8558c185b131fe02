import type { Actor } from './messages.ts'
import { lastAt, type Page } from './running.ts'
import { timeOf } from './time-of.ts'

export interface Chosen {
  page: string
  actor: string
}

/** All actors, by page. Those that heard something last come first. */
export function ActorList(props: {
  pages: readonly Page[]
  chosen: Chosen | null
  choose: (chosen: Chosen) => void
}) {
  return (
    <nav aria-label="Running machines" className="actors">
      {props.pages.map((page) => (
        <section key={page.id} aria-label={page.address}>
          <h2>
            {page.address}
            {page.isOpen ? null : <small> closed</small>}
          </h2>
          <ul>
            {sorted(page).map((actor) => (
              <li key={actor.id}>
                <button
                  type="button"
                  aria-current={props.chosen?.page === page.id && props.chosen.actor === actor.id}
                  onClick={() => props.choose({ page: page.id, actor: actor.id })}
                >
                  <span className="machine">{actor.machine}</span>
                  <span className="state" data-status={page.isOpen ? actor.status : 'stopped'}>
                    {actor.state}
                  </span>
                  <time>{timeOf(lastAt(actor))}</time>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const isRunning = ({ status }: Actor) => status === 'active' || status === 'error'
const sorted = ({ actors }: Page): Actor[] =>
  [...actors.values()].toSorted(
    (one, other) =>
      Number(isRunning(other)) - Number(isRunning(one)) ||
      lastAt(other) - lastAt(one) ||
      Number(other.id) - Number(one.id),
  )
