import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aChallenge } from '../../../worlds/builders.ts'
import { anAnswer, ENTRY, inMs, LIFE, START } from '../../../worlds/container.world.ts'
import { CHALLENGE, ok, openPlaying, type PlayingWorld } from '../../../worlds/playing.world.tsx'

let app: PlayingWorld | null = null
afterEach(() => app?.close())

describe('on a server of the base wire', () => {
  const open = (context: { closeTime: string | null; instanceEntry: string | null }, more = {}) =>
    openPlaying('/games/1/challenges/7', {
      [CHALLENGE]: ok(
        aChallenge({ type: 'StaticContainer', context: { ...context, url: null, fileSize: null } }),
      ),
      ...more,
    })
  test('a running container is shown with its challenge, and only calls of the base wire are made', async () => {
    app = await open({ closeTime: inMs(LIFE), instanceEntry: ENTRY })
    await app.sees(ENTRY)
    expect(app.server.asked.filter(({ address }) => address.includes('containers'))).toEqual([])
    expect(screen.queryByText('Running instances')).toBeNull()
  })
  test('a container whose time has ended is hidden, even if it is still listed', async () => {
    app = await open({ closeTime: inMs(-1_000), instanceEntry: ENTRY })
    await app.sees(/The instance expired/)
    app.seesNot(ENTRY)
  })
  test('a start waits for its answer, however long', async () => {
    app = await open({ closeTime: null, instanceEntry: null }, { [START]: 'held' })
    await app.sees(/No instance is running for your team/)
    await app.press('Start instance')
    await app.passes(45_000)
    await app.sees('Requesting an instance…')
    await app.answer(START, ok(anAnswer(LIFE)))
    await app.sees(ENTRY)
  })
  test('a start that is too soon waits ten seconds, because the server names no wait', async () => {
    app = await open(
      { closeTime: null, instanceEntry: null },
      { [START]: { status: 429, body: { title: 'Too often', status: 429 } } },
    )
    await app.sees(/No instance is running for your team/)
    await app.press('Start instance')
    await app.sees(/Start again in (10|9) s/)
  })
})
