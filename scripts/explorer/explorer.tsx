import { useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { Graph } from '../paths/walks.ts'
import { ActorList, type Chosen } from './actor-list.tsx'
import type { Source } from './as-test.ts'
import { CopyTest } from './copy-test.tsx'
import { Diagram } from './diagram.tsx'
import { History } from './history.tsx'
import { shortOf } from './literal.ts'
import { CHANNEL, type Actor, type Message } from './messages.ts'
import { lastAt, NOTHING, withMessage, withoutEnded, type Page } from './running.ts'

/** Follows the machines of all pages of the product that are open in this browser. */
export function Explorer({ sources }: { sources: ReadonlyMap<string, Source> }) {
  const [running, setRunning] = useState(NOTHING)
  const [chosen, choose] = useState<Chosen | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    const ask: Message = { kind: 'ask' }
    const known = new Set<string>()
    const noteEnd = (page: string) =>
      navigator.locks.request(page, () => setRunning((before) => withMessage(before, { kind: 'gone', page })))
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'here') channel.postMessage(ask)
      if (data.kind === 'told' && !known.has(data.page)) {
        known.add(data.page)
        void noteEnd(data.page)
      }
      setRunning((before) => withMessage(before, data))
    })
    channel.postMessage(ask)
    return () => channel.close()
  }, [])
  const pages = [...running.pages.values()].toReversed()
  const shown = found(pages, chosen) ?? newest(pages)
  const chart = shown === null ? undefined : running.charts.get(shown.actor.machine)
  const source = sources.get(shown?.actor.machine ?? '') ?? null
  return (
    <div className="explorer">
      <aside>
        <header>
          <h1>Running machines</h1>
          <Button size="sm" look="ghost" onClick={() => setRunning(withoutEnded)}>
            Remove ended
          </Button>
        </header>
        {pages.length === 0 ? <p>Open a page of the product in another window of this browser.</p> : null}
        <ActorList
          pages={pages}
          chosen={shown === null ? null : { page: shown.page.id, actor: shown.actor.id }}
          choose={choose}
        />
      </aside>
      {shown === null ? null : <Chart actor={shown.actor} chart={chart} file={source?.file ?? null} />}
      {shown === null ? null : (
        <section className="side" aria-label={`Events of ${shown.actor.machine}`}>
          <CopyTest
            key={`${shown.page.id} ${shown.actor.id}`}
            actor={shown.actor}
            states={chart?.places.map(({ name }) => name) ?? []}
            source={source}
          />
          <History actor={shown.actor} />
        </section>
      )}
    </div>
  )
}

function Chart({ actor, chart, file }: { actor: Actor; chart: Graph | undefined; file: string | null }) {
  const [isWhole, setIsWhole] = useState(false)
  const before = actor.heard.at(-2)?.state ?? actor.first
  return (
    <main>
      <header>
        <div>
          <h2>
            {actor.machine}{' '}
            <span className="state" data-status={actor.status}>
              {actor.state}
            </span>
          </h2>
          {file === null ? null : <small>{file}</small>}
          <p>{chart?.places.find(({ name }) => name === actor.state)?.description ?? actor.description}</p>
        </div>
        <Button size="sm" look="ghost" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
          Fit the window
        </Button>
      </header>
      <div className={isWhole ? 'chart whole' : 'chart'}>
        {chart === undefined ? null : (
          <Diagram
            name={actor.machine}
            chart={chart}
            state={actor.state}
            before={actor.heard.length === 0 ? null : before}
          />
        )}
      </div>
      <details>
        <summary>Context</summary>
        <pre>{shortOf(actor.context, 4_000)}</pre>
      </details>
    </main>
  )
}

interface Shown {
  page: Page
  actor: Actor
}
function found(pages: readonly Page[], chosen: Chosen | null): Shown | null {
  const page = pages.find(({ id }) => id === chosen?.page)
  const actor = page?.actors.get(chosen?.actor ?? '')
  return page && actor ? { page, actor } : null
}

/** Until one is chosen, the actor that heard something last is shown. */
function newest(pages: readonly Page[]): Shown | null {
  const all = pages.flatMap((page) => [...page.actors.values()].map((actor) => ({ page, actor })))
  return all.toSorted((one, other) => lastAt(other.actor) - lastAt(one.actor))[0] ?? null
}
