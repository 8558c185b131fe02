import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { flagsJourney } from './flags.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const CHALLENGE = 'GET /api/edit/games/1/challenges/7'
const ADD = 'POST /api/edit/games/1/challenges/7/flags'
const REMOVE = 'DELETE /api/edit/games/1/challenges/7/flags/3'
const REFUSED = 'At most 5000 flags at once'
const ok = (body?: unknown) => ({ status: 200, body })
const one = { id: 3, flag: 'flag{one}', attachment: null }
const stored = aChallengeToEdit({ isEnabled: true, flags: [one] })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const open = (challenge = stored) =>
  openWholeApp('/games/1/room/challenges/7/flags', {
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
    [CHALLENGE]: ok(challenge),
    [ADD]: 'held',
    [REMOVE]: 'held',
  })
const area = (label: string | RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label)
const paste = async (label: string | RegExp, text: string) => {
  await act(async () => void fireEvent.change(area(label), { target: { value: text } }))
  await settle()
}
const LINES = 'Flags, one per line'
const linesOf = () => within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('listitem')

describe.each(waysThrough(flagsJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, agree, sees, seesNot, pressable } = (app = await open())
    let added = 0
    let removed = 0
    const answer = async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    }
    await screen.findByLabelText(LINES)
    await way.test(
      {
        'the organiser pastes lines, one of them too long': () =>
          paste(LINES, `flag{two}\n${'x'.repeat(126)}\nflag{one}`),
        'the organiser mends the line': () =>
          paste(LINES, 'flag{two}\n flag{three} \nflag{one}\nflag{two}\n'),
        'the organiser pastes lines that are right': () =>
          paste(LINES, 'flag{two}\n flag{three} \nflag{one}\nflag{two}\n'),
        'the organiser pastes only what is there already': () => paste(LINES, 'flag{one}'),
        'the organiser sends them': () => press('Add'),
        'the organiser wants a flag removed': () => press('Delete flag{one}'),
        'the organiser thinks better of it': () => press('Cancel'),
        'the organiser confirms': () => agree(),
        'the server agrees': () => {
          const flags = [
            one,
            { id: 4, flag: 'flag{two}', attachment: null },
            { id: 5, flag: 'flag{three}', attachment: null },
          ]
          server.says(CHALLENGE, ok({ ...stored, flags }))
          return answer(ADD, ok())
        },
        'the server refuses': () => answer(ADD, { status: 400, body: { title: REFUSED, status: 400 } }),
        'the line is cut': () => answer(ADD, 'silence'),
        'the server removes it': () => {
          server.says(CHALLENGE, ok({ ...stored, isEnabled: false, flags: [] }))
          return answer(REMOVE, ok('"Success"'))
        },
        'the server cannot': () => answer(REMOVE, 'silence'),
      },
      {
        resting: async () => {
          await sees('1 flag')
          seesNot('Preview')
        },
        flawed: async () => {
          await sees('Fix 1 line first')
          // Lines with errors come first, because the user must correct them.
          expect(linesOf()[0]?.textContent).toMatch(/^Line 2x+Longer than 125 characters$/)
          expect(server.countOf(ADD)).toBe(0)
        },
        nothingNew: async () => {
          await sees('Already added: skipped')
          await sees('0 flags will be added')
          expect(server.countOf(ADD)).toBe(0)
        },
        previewed: async () => {
          await sees('2 flags will be added')
          expect(linesOf().map((line) => line.textContent)).toEqual([
            'Line 1flag{two}New',
            'Line 2flag{three}New',
            'Line 3flag{one}Already added: skipped',
            'Line 4flag{two}Duplicate of a line above: skipped',
          ])
          expect(server.countOf(ADD)).toBe(0)
        },
        adding: async () => {
          await sees('Adding…')
          expect(server.countOf(ADD)).toBe((added += 1))
          expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual([
            { flag: 'flag{two}' },
            { flag: 'flag{three}' },
          ])
        },
        refused: async () => {
          await sees(REFUSED)
          expect(area(LINES).value).toContain('flag{two}')
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(area(LINES).value).toContain('flag{two}')
        },
        added: async () => {
          await sees('2 flags added')
          await sees('3 flags')
          expect(area(LINES).value).toBe('')
        },
        removalAsked: async () => {
          await sees('Delete this flag?')
          await sees(/“flag\{one\}” is the last flag\. .* so it will be disabled/)
          expect(server.countOf(REMOVE)).toBe(removed)
        },
        removing: () => expect(server.countOf(REMOVE)).toBe((removed += 1)),
        kept: async () => {
          await sees(/Can’t reach the server/)
          expect(pressable('Delete flag{one}')).toHaveLength(1)
        },
        removed: async () => {
          await sees('Flag deleted')
          await sees('No flags yet')
          await sees('Disabled')
          expect(document.activeElement?.textContent).toBe('0 flags')
        },
      },
    )
  })
})

test('if each team has a file of its own, a flag is added with its link, and the same flag may be added twice', async () => {
  const url = 'https://example.org/1.zip'
  const dealt = aChallengeToEdit({
    type: 'DynamicAttachment',
    flags: [{ id: 3, flag: 'flag{one}', attachment: { id: 1, type: 'Remote', url, fileSize: null } }],
  })
  app = await open(dealt)
  const { server, press, sees } = app
  await screen.findByLabelText(/^One flag and link per line/)
  await sees(/Add about twice as many as the teams you expect/)
  expect(screen.getByRole('link', { name: 'Attachment of flag{one}' }).getAttribute('href')).toBe(url)
  await paste(/^One flag and link per line/, `flag{two}\nflag{one} ${url}`)
  await sees('Link missing')
  await sees('Already added: two teams would get the same flag')
  await press('Add')
  expect(server.countOf(ADD)).toBe(0)
  await paste(/^One flag and link per line/, `flag{two} ${url}\nflag{one} ${url}`)
  await press('Add')
  expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual([
    { flag: 'flag{two}', attachmentType: 'Remote', remoteUrl: url },
    { flag: 'flag{one}', attachmentType: 'Remote', remoteUrl: url },
  ])
})

test('if flags are generated for each team, none can be added, and the template is in their place', async () => {
  app = await open(aChallengeToEdit({ type: 'DynamicContainer', flagTemplate: 'flag{[GUID]}', flags: [] }))
  await app.sees('Each team’s flag is made from the template. You don’t need to add flags here.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Flag template/ }).value).toBe('flag{[GUID]}')
  expect(screen.queryByLabelText(LINES)).toBeNull()
})
