import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, settle, show, type AppWorld } from './app.world.tsx'

// A whole page in an error message hides what went wrong.
configure({ getElementError: (message) => new Error(message ?? 'Not found.') })

export interface WholeApp extends AppWorld {
  press: (name: string | RegExp) => Promise<void>
  /** Says yes to the question that is open. */
  agree: () => Promise<void>
  type: (label: string | RegExp, text: string) => Promise<void>
  sees: (text: string | RegExp) => Promise<void>
  seesNot: (text: string | RegExp) => void
  /** What can be pressed at this moment and is called so. */
  pressable: (name: string | RegExp) => HTMLElement[]
  isAt: (path: string) => Promise<void>
  goBack: () => Promise<void>
}

/** Every screen of the app at an address, and what a person does there. */
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
    sees: (text) => waitFor(() => expect(shown(text), `something that says ${String(text)}`).not.toEqual([])),
    seesNot: (text) => expect(shown(text)).toEqual([]),
    pressable,
    isAt: (path) =>
      waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path)),
    async goBack() {
      await act(() => router.navigate(-1))
      await settle()
    },
  }
}

async function pressOn(button: HTMLElement) {
  // A finger lands and leaves before it has clicked; menus take note of the first.
  await act(async () => void fireEvent.pointerDown(button))
  await act(async () => void fireEvent.pointerUp(button))
  await act(async () => button.click())
  await settle()
}

const PRESSED = ['button', 'menuitem', 'menuitemradio', 'link']

function pressable(name: string | RegExp): HTMLElement[] {
  return PRESSED.flatMap((role) => screen.queryAllByRole(role, { name }))
}

/** The last one: what opened most lately lies on top. */
async function topmost(name: string | RegExp): Promise<HTMLElement> {
  const found = await waitFor(() => {
    const shown = pressable(name)
    expect(shown, `something to press called ${String(name)}`).not.toEqual([])
    return shown
  })
  const top = found.at(-1)
  if (!top) throw new Error(`Nothing to press is called ${String(name)}.`)
  return top
}

/** The button of the open question that does it: the last, after the one that cancels. */
async function confirming(): Promise<HTMLElement> {
  const buttons = within(await screen.findByRole('alertdialog')).getAllByRole('button')
  const last = buttons.at(-1)
  if (!last || buttons.length < 2) throw new Error('The question has nothing to agree to.')
  return last
}

/** React listens to what a person types, not to what a program assigns. */
function write(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
