import type { Locator, Page, Route } from '@playwright/test'
import { lookAtPage } from '#tests/journeys/laws/seen.ts'
import { factsOf, type Person, type SteeredServer } from '#tests/journeys/person.ts'
import { openServer } from '#tests/worlds/server.ts'
import { expect } from './platform.ts'

/** The page goes on without the test, so the test checks again at short intervals. */
const OFTEN = { intervals: [40] }
const PRESSED = ['button', 'menuitem', 'menuitemradio', 'link'] as const

/**
 * Drives the built client in a browser. The real server sends it with its headers, and the test answers the
 * API. Live connections get no answer, so the page works without them.
 */
export async function inChromium(
  page: Page,
  address: string,
  answers: Parameters<typeof openServer>[0],
): Promise<Person> {
  const server = openServer(answers)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/**', (route) => forward(route, server))
  await page.route('**/hub/**', () => {})
  await page.goto(address)
  return personAt(page, server)
}

/** A person who drives this page. */
export function personAt(page: Page, server: SteeredServer): Person {
  globalThis.lookForLaws = (act) => page.evaluate(lookAtPage, act)
  return {
    server,
    isOnBase: false,
    press: (name) => press(page, name),
    agree: () => page.getByRole('alertdialog').getByRole('button').last().click(),
    type: (label, text) => fieldOf(page, label).fill(text),
    leave: (label) => fieldOf(page, label).evaluate(goOn),
    choose: (name) => page.getByText(name, { exact: true }).click(),
    pick: (list, option) => pick(page, list, option),
    offers: async (name) => (await pressedBy(page, name).count()) > 0,
    isHeld: async (name) =>
      (await page.getByRole('button', { name, exact: true }).first().getAttribute('aria-disabled')) ===
      'true',
    sees: (text) => expect.poll(() => isSaid(page, text), { ...OFTEN, message: String(text) }).toBe(true),
    seesNot: (text) => expect.poll(() => isSaid(page, text), { ...OFTEN, message: String(text) }).toBe(false),
    isAt: (path) => expect(page).toHaveURL(path),
    goBack: async () => void (await page.goBack()),
    // A request may arrive late, so answering it is repeated until it is there.
    answer: (question, reply) => expect(() => server.release(question, reply)).toPass(OFTEN),
    passes: (ms) => page.clock.runFor(ms),
    isOnline: () => page.evaluate(() => void dispatchEvent(new Event('online'))),
    field: (label) => fieldOf(page, label).evaluate(factsOf),
    focusText: () => page.evaluate(() => document.activeElement?.textContent ?? ''),
    looks: (look) => page.evaluate(look),
    finds: (read, wanted) =>
      wanted instanceof RegExp
        ? expect.poll(read, OFTEN).toMatch(wanted)
        : expect.poll(read, OFTEN).toEqual(wanted),
  }
}

async function forward(route: Route, { transport }: ReturnType<typeof openServer>) {
  const request = route.request()
  const { pathname, search } = new URL(request.url())
  try {
    const response = await transport(pathname + search, {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    })
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    })
  } catch {
    // The page may be closed already, and an aborted route would then fail.
    await route.abort().catch(() => {})
  }
}

/** Presses the last match, because the layer that opened last is on top. */
async function press(page: Page, name: string | RegExp) {
  await expect(pressedBy(page, name).first()).toBeVisible()
  const named = PRESSED.map((role) => page.getByRole(role, { name, exact: true }))
  for (const found of named.toReversed()) {
    if ((await found.count()) > 0) return click(found.last())
  }
}

/** Into the next field, or the one before, because a form may wait with its errors for the press of a button. */
function goOn(field: Element) {
  const fields = [...document.querySelectorAll<HTMLElement>('input, textarea')].filter(
    (each) => each.checkVisibility() && !each.matches(':disabled'),
  )
  const at = fields.findIndex((each) => each === field)
  ;(fields[at + 1] ?? fields[at - 1])?.focus()
}

const pressedBy = (page: Page, name: string | RegExp) =>
  PRESSED.map((role) => page.getByRole(role, { name, exact: true })).reduce((some, more) => some.or(more))

async function pick(page: Page, list: string, option: string) {
  const found = page.getByRole('combobox', { name: list, exact: true })
  const native = await found.evaluate(
    (field, wanted) =>
      field instanceof HTMLSelectElement
        ? ([...field.options].find(({ label }) => label.startsWith(wanted))?.value ?? '')
        : null,
    option,
  )
  if (native !== null) return void (await found.selectOption(native))
  await found.click()
  await page.getByRole('option').filter({ hasText: option }).first().click()
}

/** A disabled button stays clickable for the test, because users press it too and nothing must happen. */
async function click(button: Locator) {
  const isHeld = (await button.getAttribute('aria-disabled')) === 'true'
  if (!isHeld) return button.click()
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (box) await button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const fieldOf = (page: Page, label: string | RegExp) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, textarea')).first()

/**
 * Whether a visible element has exactly this text of its own. Its descendants' text does not count, because
 * every ancestor would match.
 */
const isSaid = (page: Page, text: string | RegExp) =>
  page.evaluate(
    ([source, flags]) => {
      const wanted = flags === null ? null : new RegExp(source, flags)
      return [...document.body.querySelectorAll('*')].some((element) => {
        const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []))
        const said = own.join('').replaceAll(/\s+/g, ' ').trim()
        return (wanted?.test(said) ?? said === source) && element.checkVisibility()
      })
    },
    text instanceof RegExp ? ([text.source, text.flags] as const) : ([text, null] as const),
  )
