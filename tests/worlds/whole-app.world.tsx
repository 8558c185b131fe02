import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, settle, show, type AppWorld } from './app.world.tsx'

// Leaves the page out of error messages, because a whole page would hide the error.
configure({
  getElementError: (message) => new Error(message ?? 'Not found.'),
  // Tests check the final state of a page and not the speed of the machine, so they wait long.
  asyncUtilTimeout: 10_000,
})

export interface WholeApp extends AppWorld {
  press: (name: string | RegExp) => Promise<void>
  /** Confirms the open dialog. */
  agree: () => Promise<void>
  type: (label: string | RegExp, text: string) => Promise<void>
  sees: (text: string | RegExp) => Promise<void>
  seesNot: (text: string | RegExp) => void
  /** The enabled elements with this name, because a disabled one cannot be pressed. */
  pressable: (name: string | RegExp) => HTMLElement[]
  isAt: (path: string) => Promise<void>
  goBack: () => Promise<void>
}

/** Opens any screen of the app by its URL, with the actions of a user. */
export async function openWholeApp(
  address: string,
  ...rules: Parameters<typeof openAppWorld>
): Promise<WholeApp> {
  const world = openAppWorld(...rules)
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await show(world, <RouterProvider router={router} />)
  const shown = (text: string | RegExp) => within(document.body).queryAllByText(text)
  return {
    ...world,
    press: async (name) => pressOn(await topmost(name)),
    agree: async () => pressOn(await confirming()),
    async type(label, text) {
      const [field] = await screen.findAllByLabelText(label, { selector: 'input' })
      if (!(field instanceof HTMLInputElement)) throw new Error(`No field is called ${String(label)}.`)
      await act(async () => write(field, text))
    },
    // Testers read these messages, so they are sentences and no comparisons of lists.
    sees: (text) =>
      waitFor(() => {
        if (shown(text).length === 0) throw new Error(`Nothing on the page says ${quoted(text)}.`)
      }),
    seesNot: (text) => {
      if (shown(text).length > 0) throw new Error(`Something on the page says ${quoted(text)}.`)
    },
    pressable,
    isAt: (path) =>
      waitFor(
        () => expect(router.state.location.pathname + router.state.location.search).toBe(path),
        // The first test that leads to a screen waits for its files.
        { timeout: 10_000 },
      ),
    async goBack() {
      await act(() => router.navigate(-1))
      await settle()
    },
  }
}

async function pressOn(button: HTMLElement) {
  // Sends the pointer events before the click, because menus react to them.
  await act(async () => void fireEvent.pointerDown(button))
  await act(async () => void fireEvent.pointerUp(button))
  await act(async () => button.click())
  await settle()
}

const PRESSED = ['button', 'menuitem', 'menuitemradio', 'link']

function pressable(name: string | RegExp): HTMLElement[] {
  return PRESSED.flatMap((role) => screen.queryAllByRole(role, { name }))
}

/** Returns the last match, because the layer that opened last is on top. */
function topmost(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const top = pressable(name).at(-1)
    if (!top) throw new Error(`Nothing to press is called ${quoted(name)}.`)
    return top
  })
}

const quoted = (text: string | RegExp) => (typeof text === 'string' ? `“${text}”` : String(text))

/** The confirming button of the open dialog. It is the last one, after Cancel. */
async function confirming(): Promise<HTMLElement> {
  const buttons = within(await screen.findByRole('alertdialog')).getAllByRole('button')
  const last = buttons.at(-1)
  if (!last || buttons.length < 2) throw new Error('The question has nothing to agree to.')
  return last
}

/** React ignores an assigned value, so the native setter is used. */
function write(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
