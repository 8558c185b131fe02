import { cleanup, render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { aSeen } from './a-seen.ts'
import { follow, START } from './follow.ts'
import { sayBreach, watchLaws } from './keep-laws.ts'
import { LAWS, RELOAD } from './laws.ts'
import { lookAtPage, type Seen } from './seen.ts'

afterEach(() => {
  cleanup()
  dispatchEvent(new Event('online'))
})

const GOOD = (
  <main>
    <h1>Warm up</h1>
    <button type="button" data-tone="quiet">
      Connecting…
    </button>
    <section aria-label="Your team">
      <div>
        <b>500</b> <small>past hour +0</small>
      </div>
    </section>
    <form>
      <input name="flag" aria-label="Flag" aria-describedby="line" />
      <button type="button">Submit</button>
      <p id="line" />
    </form>
  </main>
)

/** A step of the user or the page. Changes the page as a faulty product would. */
type Step = () => void | Promise<void>
const find = <Found extends Element = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const show = (page: ReactNode) => void render(page)
const put = (part: ReactNode) => {
  const container = document.createElement('div')
  find('main').append(container)
  render(part, { container })
}
const type = (text: string) => {
  const field = find<HTMLInputElement>('[name=flag]')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const say = (text: string) => {
  find('#line').textContent = text
}

/** The names of the laws that break while the page goes through the steps. */
async function brokenBy(steps: readonly Step[], acts: readonly string[] = []): Promise<string[]> {
  show(GOOD)
  const watch = watchLaws({ look: lookAtPage, patienceMs: 0 })
  const broken = [...(await watch.after(null))]
  for (const [at, step] of steps.entries()) {
    await step()
    broken.push(...(await watch.after(acts[at] ?? 'a step')))
  }
  return broken.map(({ law }) => law.name)
}

/** For each law, pages that break it and no other one. */
const FAULTS: Readonly<Record<string, Readonly<Record<string, readonly Step[]>>>> = {
  'wrong-costs-nothing': {
    'the score falls with a wrong flag': [
      () => type('flag{no}'),
      () => {
        say('Wrong flag.')
        find('section b').textContent = '490'
      },
    ],
  },
  'typed-stands': {
    'the field is emptied while the flag is judged': [
      () => type('flag{one}'),
      () => {
        say('Checking the flag…')
        find<HTMLInputElement>('[name=flag]').value = ''
      },
    ],
    'the field forgets while it is away': [
      () => type('flag{one}'),
      () => find('[name=flag]').remove(),
      () => put(<input name="flag" aria-label="Flag" />),
    ],
  },
  'refused-kindly': {
    'a refusal says nothing': [
      () =>
        put(
          <section role="alert">
            <button type="button">Try again</button>
          </section>,
        ),
    ],
    'a refusal leads nowhere': [
      () =>
        put(
          <div role="dialog" aria-label="Team">
            <p role="alert">The team is full.</p>
          </div>,
        ),
    ],
    'a wrong field does not say why': [() => find('[name=flag]').setAttribute('aria-invalid', 'true')],
  },
  'focus-kept': {
    'the focused button disappears': [() => find('form button').focus(), () => find('form button').remove()],
    'the focused field is hidden': [
      () => find('[name=flag]').focus(),
      () => find('form').setAttribute('hidden', ''),
    ],
  },
  'all-named': {
    'a button is only a picture': [
      () => put(createElement('button', { type: 'button' }, <svg aria-hidden />)),
    ],
    'a field has no label': [() => put(<input type="search" />)],
    'a dialog has no name': [() => put(<div role="dialog">Sure?</div>)],
  },
  'dialog-holds-focus': {
    'the focus stays behind the dialog': [
      () => find('form button').focus(),
      () =>
        put(
          <div role="dialog" aria-modal="true" aria-label="Sure?">
            <button type="button">Yes</button>
          </div>,
        ),
    ],
  },
  'written-for-people': {
    'a number is missing': [() => put(<p>You have undefined points.</p>)],
    'a date cannot be read': [() => put(<p>Ends Invalid Date</p>)],
    'an object is shown as text': [() => put(<p>{'[object Object]'}</p>)],
  },
  'fits-the-window': {
    'a table is wider than the window': [() => put(<div style={{ width: 3_000 }}>wide</div>)],
  },
}

const cases = Object.entries(FAULTS).flatMap(([law, pages]) =>
  Object.entries(pages).map(([fault, steps]) => ({ law, fault, steps })),
)
test.each(cases)('$law breaks if $fault', async ({ law, steps }) => {
  expect(await brokenBy(steps)).toEqual([law])
})

describe('a page that keeps the laws', () => {
  test('is not accused of anything', async () => {
    const kind = (
      <section>
        <p role="alert">The team is full.</p>
        <a href="/teams">Teams</a>
      </section>
    )
    const steps = [
      () => find('[name=flag]').focus(),
      () => type('flag{no}'),
      () => say('Wrong flag.'),
      () => type('flag{yes}'),
      () => put(kind),
      () => {
        find('form').remove()
        put(<h2>Correct!</h2>)
        find('section b').textContent = '1,000'
        find('[data-tone]').focus()
      },
      // The next challenge has an empty field.
      () => put(<input name="flag" aria-label="Flag" />),
    ]
    expect(await brokenBy(steps)).toEqual([])
  })

  test('may come to rest a moment after the step', async () => {
    show(GOOD)
    const watch = watchLaws({ look: lookAtPage, patienceMs: 5_000 })
    find('form button').focus()
    await watch.after(null)
    find('form button').remove()
    setTimeout(() => find('[name=flag]').focus(), 120)
    expect(await watch.after('the dialog closes')).toEqual([])
  })
})

test('offline-not-live breaks if the page still claims to be live some seconds after the network is gone', () => {
  const claim = { isOffline: true, liveClaims: ['Live'] }
  const broken = (seen: readonly Seen[]) =>
    LAWS.filter(({ holds }) => seen.reduce((all, now) => follow(holds, all, now), START).breach !== null).map(
      ({ name }) => name,
    )
  expect(broken([aSeen(), aSeen({ at: 10, ...claim }), aSeen({ at: 5_000, ...claim })])).toEqual([
    'offline-not-live',
  ])
  expect(broken([aSeen({ at: 10, ...claim }), aSeen({ at: 5_000, isOffline: true })])).toEqual([])
  expect(broken([aSeen({ at: 10, ...claim }), aSeen({ at: 5_000, liveClaims: ['Live'] })])).toEqual([])
})

test('the page tells by the event whether the network is gone, and which button claims to be live', () => {
  show(GOOD)
  lookAtPage(null)
  dispatchEvent(new Event('offline'))
  find('[data-tone]').dataset['tone'] = 'live'
  find('[data-tone]').textContent = 'Live'
  expect(lookAtPage('the network is lost')).toMatchObject({ isOffline: true, liveClaims: ['Live'] })
})

test.each([
  ['another heading', { screen: 'Games' }],
  ['another address', { address: '/games' }],
])('address-leads-back breaks if a reload shows %s', (_, differs) => {
  const law = LAWS.find(({ name }) => name === 'address-leads-back')
  const here = aSeen({ address: '/teams', screen: 'Teams' })
  const after = (seen: Seen) =>
    law && follow(law.holds, follow(law.holds, START, here), { ...seen, act: RELOAD }).breach
  expect(after(here)).toBeNull()
  expect(after({ ...here, ...differs })).not.toBeNull()
})

test('each law has a fault here that breaks it', () => {
  const tested = [...Object.keys(FAULTS), 'offline-not-live', 'address-leads-back']
  expect(LAWS.map(({ name }) => name).toSorted()).toEqual(tested.toSorted())
})

test('a breach is told with its sentence and with what was seen', async () => {
  show(GOOD)
  const watch = watchLaws({ look: lookAtPage, patienceMs: 0 })
  await watch.after(null)
  put(createElement('button', { type: 'button' }))
  const [broken] = await watch.after('the user looks')
  const told = broken && sayBreach(broken)
  expect(told).toContain('The law “all-named” is broken: every control and every dialog has a name.')
  expect(told).toContain('\n  nameless: ["<button')
})
