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
    const { server, press, type, sees, seesNot, isAt } = (app = await openPlatform())
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(SAVE, reply)
      await settle()
    }
    const overtaken = async (theirs: ConfigEditModel) => {
      server.says(CONFIG, ok(theirs, '"2"'))
      await answer({ status: 409, body: { title: 'Somebody else has changed this meanwhile', status: 409 } })
    }
    const change = async () => {
      await type(/^Title/, 'Harbour')
      await turn('People may register')
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
          const list = screen.getByRole<HTMLInputElement>('textbox', { name: /^Domains/ })
          await act(async () => list.focus())
          await settle()
          await act(async () => void fireEvent.input(list, { target: { value: 'nonsense' } }))
          await act(async () => void fireEvent.keyDown(list, { key: 'Enter' }))
          await settle()
        },
        'the organiser turns on what cannot work here': () => turn('People are told from robots'),
        'the organiser saves': () => press('Save'),
        'the organiser throws it away': () => press('Discard'),
        'the organiser confirms': () => press('Confirm'),
        'the organiser thinks better of it': () => press('Cancel'),
        'the organiser leaves and comes back': async () => {
          await press('About')
          await press('Confirm')
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
          await type('User name or e-mail', 'ada')
          await type('Password', 'Lovelace1')
          await press('Sign in')
        },
        'somebody else has changed the title': () =>
          overtaken({ ...stored, globalConfig: { ...global, title: 'Bay' } }),
        'somebody else has changed the slogan': () =>
          overtaken({ ...stored, globalConfig: { ...global, slogan: 'Sail on' } }),
        'the organiser takes theirs and saves': async () => {
          await act(async () => screen.getByRole('radio', { name: 'Theirs' }).click())
          await press('Save the result')
        },
        'the organiser saves the result': () => press('Save the result'),
      },
      {
        asStored: async () => {
          await sees('Nothing to save')
          expect([field(/^Title/).value, field('People may register').checked]).toEqual(['Vexil', true])
          expect(document.title).toContain('Vexil::CTF')
        },
        titleless: async () => {
          await sees('The platform needs a title.')
          expect(document.activeElement).toBe(field(/^Title/))
          expect(server.countOf(SAVE)).toBe(0)
        },
        colourless: async () => {
          await sees('A colour is # and six digits from 0 to f.')
          expect(server.countOf(SAVE)).toBe(0)
        },
        misnamed: async () => {
          await sees('“nonsense” is no domain. One looks like example.org.')
          await press('Save')
          expect(server.countOf(SAVE)).toBe(0)
        },
        warned: () => sees(/This server has nothing to ask with/),
        changed: async () => {
          await sees(/^Not saved: Title, People may register/)
          seesNot('The platform needs a title.')
        },
        asking: () => sees('Discard what you wrote?'),
        asBefore: async () => {
          await sees('Nothing to save')
          expect([field(/^Title/).value, field('People may register').checked]).toEqual(['Vexil', true])
        },
        restored: async () => {
          await isAt('/admin/configs')
          await sees('Your draft is back')
          expect([field(/^Title/).value, field('People may register').checked]).toEqual(['Harbour', false])
        },
        waiting: async () => {
          await sees('Saving')
          // What was not touched is not sent: somebody else may have touched it.
          expect(lastSent()?.body).toEqual(asked)
          expect(lastSent()?.headers['If-Match']).toBe('"1"')
        },
        saved: async () => {
          await sees(/^Saved at/)
          // The tab says so too, without a reload.
          expect(document.title).toContain('Harbour::CTF')
        },
        refused: () => sees('title may have at most 255 characters'),
        cutOff: () => sees(/does not answer/),
        signingIn: () => isAt('/account/login?from=%2Fadmin%2Fconfigs'),
        torn: async () => {
          await sees('Somebody else saved meanwhile')
          await sees('Harbour')
          await sees('Bay')
        },
        joined: () => sees('You changed other fields than they did, so both can hold.'),
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
