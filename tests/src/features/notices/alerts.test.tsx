import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { examples } from '#src/features/notices/alert-options.examples.tsx'
import { AlertOptions } from '#src/features/notices/alert-options.tsx'
import { TOAST_OPEN_MS } from '#src/ui/toaster.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aNotice } from '../../../worlds/builders.ts'
import { faults } from '../../ui/axe.ts'
import { openPresenter, toasts, type PresenterWorld } from '../../../worlds/presenter.world.tsx'

interface Note {
  title: string
  body: string
}
/** Records the desktop notifications. `answer` is the user's reply if the page requests permission. */
function stubNotes(permission: 'default' | 'granted' | 'denied', answer: 'granted' | 'denied' = 'granted') {
  const notes: Note[] = []
  class Fake extends EventTarget {
    static permission = permission
    static requestPermission = async () => (Fake.permission = answer)
    constructor(title: string, { body }: { body: string }) {
      super()
      notes.push({ title, body })
    }
  }
  vi.stubGlobal('Notification', Fake)
  return notes
}
function stubAudio() {
  const contexts: string[] = []
  class Fake {
    state = 'suspended'
    constructor() {
      contexts.push('opened')
    }
    resume = () => new Promise(() => {})
  }
  vi.stubGlobal('AudioContext', Fake)
  return contexts
}
const hint = (id: number) => aNotice({ id, type: 'NewHint', content: `Hint ${id}`, time: toIso(Date.now()) })
const flip = async (name: string) => {
  await act(async () => screen.getByRole('switch', { name }).click())
  await settle()
}

describe('in a game', () => {
  let app: PresenterWorld | null = null
  afterEach(() => app?.close())

  test('there is no sound and no desktop notification before the user turns them on', async () => {
    const notes = stubNotes('granted')
    const sounds = stubAudio()
    app = await openPresenter()
    await app.tell(hint(2))
    await app.look('hidden')
    await app.tell(hint(3))
    expect([toasts(), notes, sounds]).toEqual([['New hint Hint 2'], [], []])
  })
  test("an organiser's Markdown is rendered in the list and plain elsewhere; names are not Markdown", async () => {
    app = await openPresenter()
    const time = toIso(Date.now())
    await app.tell(aNotice({ id: 2, content: 'The **finals** &amp; [more](/posts)\n\n# late', time }))
    await app.tell(aNotice({ id: 3, type: 'NewChallenge', content: '**Not** bold', time }))
    await vi.waitFor(() => expect(toasts().join()).toContain('**Not** bold'))
    await app.passes(TOAST_OPEN_MS)
    expect(toasts().join()).toContain('The finals & more # late')
    await app.press(/^Notices/)
    const list = await screen.findByRole('list', { name: 'Notices' })
    await vi.waitFor(() => expect(list.querySelector('strong')?.textContent).toBe('finals'))
    expect(list.textContent).toContain('**Not** bold')
    expect(list.querySelector('h2, h3')).toBeNull()
  })
  test('a sound is played from the press on', async () => {
    const sounds = stubAudio()
    app = await openPresenter()
    await app.press(/^Notices/)
    await flip('Play a sound')
    expect([localStorage.getItem('notice-sounds'), sounds]).toEqual(['on', ['opened']])
  })
  test('a press asks the browser for permission, and then one notification covers all waiting notices', async () => {
    const notes = stubNotes('default')
    app = await openPresenter()
    await app.press(/^Notices/)
    await flip('Show a desktop notification')
    await app.tell(hint(2))
    expect(notes).toEqual([])
    await app.look('hidden')
    await app.tell(hint(3), hint(4))
    expect(notes).toEqual([{ title: '2 new notices', body: 'Hint 4' }])
    await app.tell(hint(5))
    expect(notes.slice(1)).toEqual([{ title: 'New hint', body: 'Hint 5' }])
  })
  test('the palette turns the sound on and off', async () => {
    app = await openPresenter()
    const choose = async (name: string) => {
      await act(async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
      const line = await screen.findByRole('option', { name })
      await act(async () => line.click())
      return localStorage.getItem('notice-sounds')
    }
    expect(await choose('Turn notification sounds on')).toBe('on')
    expect(await choose('Turn notification sounds off')).toBe('off')
  })
  test("a browser's refusal is accepted", async () => {
    const notes = stubNotes('default', 'denied')
    app = await openPresenter()
    await app.press(/^Notices/)
    await flip('Show a desktop notification')
    const choice = screen.getByRole<HTMLInputElement>('switch', { name: 'Show a desktop notification' })
    expect([choice.checked, choice.disabled]).toEqual([false, true])
    await app.look('hidden')
    await app.tell(hint(2))
    expect(notes).toEqual([])
  })
})

describe('the choices', () => {
  let world: AppWorld
  const nothing = () => {}
  afterEach(() => world.close())
  test.each([
    ['quiet', false, false, 'Your browser will ask for permission'],
    ['all', true, true, 'When another window is in front.'],
    ['denied', true, false, 'Your browser blocks'],
    ['absent', false, false, 'can’t show notifications'],
  ] as const)('%s', async (name, hasSound, hasNotes, hint) => {
    localStorage.setItem('language', 'en')
    world = openAppWorld()
    await show(world, <AlertOptions view={examples[name]} onSound={nothing} onNotes={nothing} />)
    const isOn = screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)
    expect(isOn).toEqual([hasSound, hasNotes])
    expect(document.body.textContent).toContain(hint)
    expect(await faults(document.querySelector('[data-shown]')?.parentElement ?? document)).toEqual([])
  })
})
