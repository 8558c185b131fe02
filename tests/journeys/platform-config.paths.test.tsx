import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { ConfigEditModel } from '#contract/models/config.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { aPlatform, FEATURES, ok, openPlatform } from '../worlds/platform.world.ts'
import type { WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { platformConfigJourney } from './platform-config.journey.ts'

const CONFIG = 'GET /api/admin/config'
const SAVE = 'PUT /api/admin/config'
const PROFILE = 'GET /api/account/profile'
const stored = aPlatform()
const global = stored.globalConfig
const asked = {
  globalConfig: { ...global, title: 'Harbour' },
  accountPolicy: { ...stored.accountPolicy, allowRegister: false },
}
let app: WholeApp | null = null

afterEach(() => {
  closeAllToasts()
  app?.close()
})

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const turn = async (label: string) => act(async () => field(label).click())

describe.each(waysThrough(platformConfigJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, isOnBase, press, agree, type, sees, seesNot, isAt } = (app = await openPlatform())
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(SAVE, reply)
      await settle()
    }
    const overtaken = async (theirs: ConfigEditModel) => {
      server.says(CONFIG, ok(theirs, '"2"'))
      await answer({ status: 409, body: { title: 'Someone else changed this in the meantime', status: 409 } })
    }
    const change = async () => {
      await type(/^Title/, 'Harbour')
      await turn('Allow registration')
    }
    const lastSent = () => server.asked.findLast(({ method, address }) => `${method} ${address}` === SAVE)
    await screen.findByLabelText(/^Title/)
    await way.test(
      {
        'the organiser changes the title and a switch': change,
        'the organiser empties the title': async () => {
          await type(/^Title/, ' ')
          await press('Save')
        },
        'the organiser mends it': change,
        'the organiser types half a colour': async () => {
          await type('Colour', '#7c3')
          await press('Save')
        },
        'the organiser names a domain that is none': async () => {
          const list = screen.getByRole<HTMLInputElement>('textbox', { name: /^Allowed email domains/ })
          await act(async () => list.focus())
          await settle()
          await act(async () => void fireEvent.input(list, { target: { value: 'nonsense' } }))
          await act(async () => void fireEvent.keyDown(list, { key: 'Enter' }))
          await settle()
        },
        'the organiser turns on what cannot work here': () => turn('Require a CAPTCHA'),
        'the organiser saves': () => press('Save'),
        'the organiser throws it away': () => press('Discard'),
        'the organiser confirms': () => agree(),
        'the organiser thinks better of it': () => press('Cancel'),
        'the organiser leaves and comes back': async () => {
          await press('About')
          await agree()
          await app?.goBack()
        },
        'the server agrees': async () => {
          server.says(CONFIG, ok({ ...stored, ...asked }, '"2"'))
          server.says('GET /api/config', ok(aConfig({ title: 'Harbour', features: FEATURES })))
          await answer(ok())
        },
        'the server refuses': () =>
          answer({ status: 400, body: { title: 'title may have at most 255 characters', status: 400 } }),
        'the line is cut': () => answer('silence'),
        'the session has ended': () => {
          server.says(PROFILE, NOBODY)
          return answer(NOBODY)
        },
        'the organiser signs in again': async () => {
          server.says(PROFILE, ok(aProfile({ role: 'Admin' })))
          await type('Username or email', 'ada')
          await type('Password', 'Lovelace1')
          await press('Sign in')
        },
        'somebody else has changed the title': () =>
          overtaken({ ...stored, globalConfig: { ...global, title: 'Bay' } }),
        'somebody else has changed the slogan': () =>
          overtaken({ ...stored, globalConfig: { ...global, slogan: 'Sail on' } }),
        'the organiser takes theirs and saves': async () => {
          await act(async () => screen.getByRole('radio', { name: 'Theirs' }).click())
          await press('Save merged version')
        },
        'the organiser saves the result': () => press('Save merged version'),
      },
      {
        asStored: async () => {
          await sees('No changes')
          expect([field(/^Title/).value, field('Allow registration').checked]).toEqual(['Vexil', true])
          expect(document.title).toContain('Vexil::CTF')
        },
        titleless: async () => {
          await sees('Enter a title.')
          expect(document.activeElement).toBe(field(/^Title/))
          expect(server.countOf(SAVE)).toBe(0)
        },
        colourless: async () => {
          await sees('Enter # and six hex digits.')
          expect(server.countOf(SAVE)).toBe(0)
        },
        misnamed: async () => {
          await sees('“nonsense” isn’t a domain. Use the form example.org.')
          await press('Save')
          expect(server.countOf(SAVE)).toBe(0)
        },
        warned: () => sees(/No CAPTCHA is configured/),
        changed: async () => {
          await sees(/^Unsaved: Title and Allow registration/)
          seesNot('Enter a title.')
        },
        asking: () => sees('Discard your changes?'),
        asBefore: async () => {
          await sees('No changes')
          expect([field(/^Title/).value, field('Allow registration').checked]).toEqual(['Vexil', true])
        },
        restored: async () => {
          await isAt('/admin/configs')
          await sees('Draft restored')
          expect([field(/^Title/).value, field('Allow registration').checked]).toEqual(['Harbour', false])
        },
        waiting: async () => {
          await sees('Saving…')
          // Untouched fields are not sent, because another user may have changed them.
          expect(lastSent()?.body).toEqual(asked)
          expect(lastSent()?.headers['If-Match']).toBe(isOnBase ? undefined : '"1"')
        },
        saved: async () => {
          await sees(/^Saved at/)
          // The title of the tab must change without a reload.
          expect(document.title).toContain('Harbour::CTF')
        },
        refused: () => sees('title may have at most 255 characters'),
        cutOff: () => sees(/Can’t reach the server/),
        signingIn: () => isAt('/account/login?from=%2Fadmin%2Fconfigs'),
        torn: async () => {
          await sees('Someone else saved changes')
          await sees('Harbour')
          await sees('Bay')
        },
        joined: () => sees('You changed different fields, so both sets of changes can be kept.'),
        waitingWithTheirs: () => {
          expect(lastSent()?.body).toEqual({ accountPolicy: asked.accountPolicy })
          expect(lastSent()?.headers['If-Match']).toBe('"2"')
        },
        waitingWithBoth: () => {
          expect(lastSent()?.body).toEqual({
            ...asked,
            globalConfig: { ...asked.globalConfig, slogan: 'Sail on' },
          })
          expect(lastSent()?.headers['If-Match']).toBe('"2"')
        },
      },
    )
  })
})
