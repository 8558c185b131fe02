import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { MailTrial } from '#contract/models/platform.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { ok, openPlatform } from '../worlds/platform.world.ts'
import type { WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { mailTrialJourney } from './mail-trial.journey.ts'

const TRY = 'POST /api/admin/config/mail'
const trial = (facts: Partial<MailTrial>): MailTrial => ({
  fate: 'Sent',
  to: 'ada@example.org',
  said: null,
  ...facts,
})
let app: WholeApp | null = null
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(mailTrialJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, seesNot } = (app = await openPlatform({ [TRY]: 'held' }))
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(TRY, reply)
      await settle()
    }
    const bodies = () =>
      server.asked.flatMap(({ method, address, body }) => (`${method} ${address}` === TRY ? [body] : []))
    const send = () => press('Send test email')
    let wished = 0
    await screen.findByLabelText('Send a test email to')
    await way.test(
      {
        'the organiser sends one': () => {
          wished += 1
          return send()
        },
        'the organiser types half an address': async () => {
          await type('Send a test email to', 'bea@')
          await send()
        },
        'the organiser mends it and sends': async () => {
          await type('Send a test email to', ' bea@example.org ')
          await send()
        },
        'the organiser presses again': () =>
          act(async () => screen.getByRole('button', { name: 'Sending…' }).click()),
        'the mail server takes it': () => answer(ok(trial({}))),
        'it becomes a file': () => answer(ok(trial({ fate: 'Kept' }))),
        'the mail server refuses it': () => answer(ok(trial({ fate: 'Refused', said: '550 no such user' }))),
        'nobody takes it': () => answer(ok(trial({ fate: 'Unreachable', said: 'ECONNREFUSED' }))),
        'there have been too many': () => answer({ status: 429 }),
        'the line is cut': () => answer('silence'),
      },
      {
        untried: () => sees('Emails are sent through mail.example:587, from ctf@platform.example.'),
        misspelt: async () => {
          await sees('Enter a valid email address.')
          expect(bodies()).toEqual([])
        },
        waiting: async () => {
          await sees('Sending…')
          // An empty field means the user's own address. The server knows it, so the request contains none.
          expect(bodies().at(-1)).toEqual({ to: null })
          // The previous result must disappear, and a second press must send no email.
          seesNot(/550/)
          expect(server.countOf(TRY)).toBe(wished)
        },
        waitingForAnother: async () => {
          await sees('Sending…')
          expect(bodies()).toEqual([{ to: 'bea@example.org' }])
        },
        sent: async () => {
          await sees(/accepted the email to ada@example.org/)
          expect(server.countOf(TRY)).toBe(1)
        },
        kept: () => sees(/was saved in the server’s outbox folder/),
        refused: async () => {
          expect((await screen.findByRole('alert')).textContent).toContain('550 no such user')
        },
        unreachable: () => sees(/Check SMTP_HOST, SMTP_PORT/),
        heldOff: async () => {
          expect((await screen.findByRole('alert')).textContent).toContain('Too many requests. Wait a moment')
        },
        cutOff: () => sees(/Can’t reach the server/),
      },
    )
  })
})
