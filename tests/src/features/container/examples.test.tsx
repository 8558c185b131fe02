import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContainerCards } from '#src/features/container/container-cards.tsx'
import { exampleContainers } from '#src/features/container/container-cells.tsx'
import { ContainerTable } from '#src/features/container/admin-containers.tsx'
import { foundContainers } from '#src/features/container/containers-view.ts'
import { examples as progress } from '#src/features/container/destruction-progress.examples.tsx'
import { DestructionProgress } from '#src/features/container/destruction-progress.tsx'
import { examples as containers } from '#src/features/container/container-panel.examples.tsx'
import { ContainerPanel } from '#src/features/container/container-panel.tsx'
import { TeamContainerList } from '#src/features/container/team-container-list.tsx'
import { TeamContainerRow } from '#src/features/container/team-container-row.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/container.en.ts'
import '#src/text/areas/container.ja.ts'
import '#src/text/areas/container.zh.ts'

let world: AppWorld

const open = (language: string) => {
  localStorage.setItem('language', language)
  world = openAppWorld()
}
beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  open('en')
})
afterEach(() => {
  world.close()
  vi.useRealTimers()
})

const nothing = () => {}
const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  return document.body.textContent
}
const panel = (view: (typeof containers)[keyof typeof containers], kind: 'team' | 'test' = 'team') =>
  see(
    <ContainerPanel
      view={view}
      send={nothing}
      kind={kind}
      words={{ none: 'There is none.', start: 'Start it' }}
      limit="Two of two."
    />,
  )
const row = (view: (typeof containers)[keyof typeof containers]) =>
  see(<TeamContainerRow game={1} challenge={7} title="Warm up" view={view} send={nothing} />)

describe('a container', () => {
  test.each([
    ['absent', 'There is none.Two of two.Start it'],
    ['refused', 'At most 3 instances at once'],
    ['cooling', 'Start again in 8 s'],
    ['died', 'The instance crashed'],
    ['solved', 'Challenge solved.'],
    ['unavailable', 'Instances aren’t available'],
    ['sent', 'Requesting an instance'],
    ['queued', '12 instances ahead'],
    ['pulling', 'Downloading the image'],
    ['cancelling', 'Cancelling…'],
    ['running', '192.0.2.7:31337'],
    ['held', 'Destroy in 8 s'],
    ['lastCall', 'less than 10 minutes'],
    ['prolonging', 'Extending…'],
    ['destroying', 'Destroying…'],
    ['checking', 'Checking the instance'],
    ['unsure', 'Instance status unknown'],
  ] as const)('%s: %s', async (name, words) => expect(await panel(containers[name])).toContain(words))
  test('sends nothing twice, and keeps the pressed button in place', async () => {
    await panel(containers.sent)
    expect(screen.getByRole('button', { name: 'Starting…' }).getAttribute('aria-disabled')).toBe('true')
  })
  test('has an alert in its last minutes only', async () => {
    await panel(containers.running)
    expect(screen.queryByRole('alert')).toBeNull()
    await panel(containers.lastCall)
    expect(screen.getByRole('alert').textContent).toContain('less than 10 minutes')
  })
  test('of an organiser has no prolongation and no copy key', async () => {
    const words = await panel(containers.lastCall, 'test')
    expect(words).not.toContain('Prolong')
    expect(words).not.toContain('Key C')
  })
  test.each(['zh', 'ja'])('has no missing text in %s', async (language) => {
    world.close()
    open(language)
    for (const view of Object.values(containers)) {
      expect(await panel(view)).not.toContain('undefined')
      expect(await row(view)).not.toContain('undefined')
    }
  })
})

describe('the containers of a team', () => {
  test('each with its link, its time and its address', async () => {
    const words = await row(containers.running)
    expect(words).toContain('Time left 02:00:00')
    expect(screen.getByRole('link', { name: 'Warm up' }).getAttribute('href')).toBe('/games/1/challenges/7')
    expect(screen.queryByRole('button', { name: /Prolong/ })).toBeNull()
  })
  test('that are queued show how long', async () =>
    expect(await row(containers.queued)).toContain('12 instances ahead'))
  test('that failed show that', async () =>
    expect(await row(containers.died)).toContain('The instance crashed'))
  test('announce which one ends soon', async () => {
    await see(
      <TeamContainerList count={2} limit={3} isStale={false} ending={['Warm up', 'Overflow']}>
        <li />
      </TeamContainerList>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Less than 10 minutes left: Warm up and Overflow.')
    expect(document.body.textContent).toContain('2 of 3')
  })
})

describe('all containers', () => {
  test.each([
    ['a table', ContainerTable],
    ['cards', ContainerCards],
  ])('with the facts of each, in %s', async (_, Rows) => {
    const words = await see(
      <Rows
        rows={exampleContainers}
        chosen={new Set(['2'])}
        onChoose={nothing}
        destroying={null}
        nameOf={({ guid }) => `number ${guid}`}
        onDestroy={nothing}
      />,
    )
    expect(words).toContain('Night Shift#2')
    expect(words).toContain('unknown')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select number 2' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all results' }).indeterminate).toBe(
      true,
    )
  })
  test.each([
    ['night', ['2']],
    [' OVER ', ['2']],
    ['warm-up:3', exampleContainers.map(({ guid }) => guid)],
    ['#8', ['2']],
    ['#1', [exampleContainers[0]?.guid]],
    ['nobody', []],
  ])('are found by %j', (text, guids) =>
    expect(foundContainers(exampleContainers, text).map(({ guid }) => guid)).toEqual(guids),
  )
  test.each([
    ['idle', ''],
    ['one', ''],
    ['many', '4 of 12 done'],
    ['heldOff', 'The server is busy'],
    ['reading', 'Refreshing the list…'],
    ['reported', '2 destroyed, 1 failed'],
    ['cutOff', '1 was not processed.'],
  ] as const)('that are being destroyed: %s', async (name, words) =>
    expect(await see(<DestructionProgress view={progress[name]} send={nothing} />)).toContain(words),
  )
})
