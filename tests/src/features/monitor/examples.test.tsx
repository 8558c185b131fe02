import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examples as pairs } from '#src/features/monitor/cheat-card.examples.tsx'
import { CheatCard } from '#src/features/monitor/cheat-card.tsx'
import { examples as linkedPairs } from '#src/features/monitor/pair-panel-body.examples.tsx'
import { PairPanelBody, type PairPanelBodyProps } from '#src/features/monitor/pair-panel-body.tsx'
import { examples as progress } from '#src/features/monitor/cheat-progress.examples.tsx'
import { CheatProgress } from '#src/features/monitor/cheat-progress.tsx'
import { examples as rooms } from '#src/features/monitor/live-overview-strip.examples.tsx'
import { LiveOverviewStrip } from '#src/features/monitor/live-overview-strip.tsx'
import { examples as events } from '#src/features/monitor/event-row.examples.tsx'
import { EventRow } from '#src/features/monitor/event-row.tsx'
import { examples as submissions } from '#src/features/monitor/submission-row.examples.tsx'
import { SubmissionRow } from '#src/features/monitor/submission-row.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/monitor.en.ts'
import '#src/text/areas/team-pairs.en.ts'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const nothing = () => {}
const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  return document.body.textContent
}
const pressed = () => screen.queryAllByRole('button').map((button) => button.textContent)

describe('an event', () => {
  test.each([
    ['answer', 'SubmissionWrong flag{nope}  Warm up#7Owlsada'],
    ['odd', 'Submissionflag{nope}'],
    ['cheat', 'CheatingWarm up#7  Owls ← Red Pandas'],
    ['start', 'Instance started'],
    ['stop', 'Instance stoppedWeb shell#9deleted userdeleted user'],
    ['baseAnswer', 'SubmissionWrong flag{nope}  Warm up#7Owlsada'],
    ['baseCheat', 'CheatingWarm up  Owls ← Red Pandas'],
    ['baseStart', 'Instance startedWeb shell#9Owls'],
    ['message', 'MessageSomething else'],
  ] as const)('%s', async (name, words) =>
    expect(await see(<EventRow event={events[name]} isMasked={false} />)).toContain(words),
  )
  test.each(['answer', 'odd'] as const)('%s: hides the flag on a shared screen', async (name) => {
    expect(await see(<EventRow event={events[name]} isMasked />)).not.toContain('flag{')
    expect(document.body.innerHTML).not.toContain('nope')
    expect(document.body.textContent).toContain('Flag hidden')
  })
})

describe('a submitted flag', () => {
  test.each([
    ['right', 'Correct'],
    ['wrong', 'Wrong'],
    ['waiting', 'Pending'],
    ['notGiven', 'Not opened by the team'],
    ['cheat', 'Cheating'],
  ] as const)('%s', async (name, words) => {
    expect(await see(<SubmissionRow submission={submissions[name]} isMasked={false} />)).toContain(
      `${words}Warm up flag{nope}Owls`,
    )
  })
  test('is hidden on a shared screen', async () => {
    await see(<SubmissionRow submission={submissions.wrong} isMasked />)
    expect(document.body.innerHTML).not.toContain('nope')
  })
})

describe('the control room', () => {
  test.each([
    ['unknown', 'SolvesNo data yetWrong flagsNo data yetUntouched challengesNo data yet'],
    ['quiet', '0 in the last 30 minutes'],
    ['quiet', 'No submissions since'],
    ['quiet', 'Every challenge was solved or tried'],
    ['quietAsLoaded', 'Every challenge was solved, or tried since'],
    ['quietAsLoaded', 'Among the entries loaded here'],
    ['busy', '43 in the last 30 minutes'],
    ['busy', '75% · 30 of 40 since'],
    ['busy', 'Warm up · Baby RSANo solves and no submissions so far'],
    ['busyAsLoaded', 'Warm up · Baby RSANo solves, and no submissions since'],
    ['busyAsLoaded', 'Among the entries loaded here'],
    ['silent', 'A · B · C · D · E · and 2 more'],
  ] as const)('%s: %s', async (name, words) =>
    expect(await see(<LiveOverviewStrip room={rooms[name]} containers={null} />)).toContain(words),
  )
  test.each([
    ['unknown', 'Solves ? · wrong – · untouched ?'],
    ['quiet', 'Solves 0 · wrong – · untouched 0'],
    ['silent', 'Solves 43 · wrong 100% · untouched 7'],
  ] as const)('%s: in one line that expands', async (name, line) => {
    await see(<LiveOverviewStrip room={rooms[name]} containers={null} />)
    const button = screen.getByRole('button', { name: line })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })
  test('describes the bars in words', async () => {
    await see(<LiveOverviewStrip room={rooms.busy} containers={null} />)
    expect(screen.getByRole('img', { name: '3 in the busiest minute' })).toBeDefined()
  })
})

describe('a pair of teams', () => {
  const card = (name: keyof typeof pairs, who: 'admin' | 'monitor', isMasked = false) =>
    see(
      <ul>
        <CheatCard
          game={1}
          pair={pairs[name]}
          isMasked={isMasked}
          reviewing={who === 'admin' ? progress.idle : null}
          send={nothing}
        />
      </ul>,
    )
  test('side by side, with the submitted flag', async () => {
    expect(await card('one', 'admin')).toContain(
      'Owls submitted the flag of Red PandasWarm upflag{theirs}ada',
    )
    expect(pressed()).toEqual(['Ban Red Pandas', 'Ban Owls', 'Ban both'])
  })
  test('with one banned team offers to ban the other and to lift the ban', async () => {
    await card('banned', 'admin')
    expect(pressed()).toEqual(['Ban Red Pandas', 'Lift ban on Owls'])
  })
  test('cannot be banned by a monitor', async () => {
    await card('one', 'monitor')
    expect(pressed()).toEqual([])
  })
  test('with many submissions shows the first three', async () => {
    await card('many', 'monitor')
    expect(pressed()).toEqual(['Show 2 more'])
    expect(screen.getAllByText('Owls submitted the flag of Red Pandas')).toHaveLength(3)
  })
  test('hides the submitted flag on a shared screen', async () => {
    await card('many', 'admin', true)
    expect(document.body.innerHTML).not.toContain('theirs')
  })
})

describe('a pair with all its links', () => {
  const linked = (name: keyof typeof linkedPairs, facts: Partial<PairPanelBodyProps> = {}) =>
    see(
      <PairPanelBody
        game={1}
        pair={linkedPairs[name]}
        isMasked={false}
        tries={null}
        reviewing={null}
        send={nothing}
        states={null}
        {...facts}
      />,
    )
  test('each kind in a few words, then who, what and when, with the harmless reason', async () => {
    const text = (await linked('linked')) ?? ''
    for (const part of [
      '1 flag of the other team24 same wrong flags1 shared address5 solves in the same order',
      'Owls submitted the flag of Red PandasWarm upflag{theirs}ada',
      'Two teams can make the same wrong guess.Warm upflag{a guess that only two teams made}ada',
      'and 1 other team',
      '23 more in the evidence',
      'A school often has one address for many teams.2001:db8:40:1200:9f3c:51ff:fe7a:10b2',
      'Solved in the same order, within 5 minutes',
      '暗号',
    ])
      expect(text).toContain(part)
  })
  test('shows only links that are there', async () => {
    expect(await linked('addressOnly')).not.toMatch(/Same wrong|same order|submitted/)
  })
  test('an administrator bans one of the teams, never both', async () => {
    await linked('linked', { reviewing: { kind: 'idle' } })
    expect(pressed()).toEqual(['Ban Owls', 'Ban Red Pandas'])
  })
  test('both teams over time, in words too', async () => {
    const sent = (participationId: number, hour: string, isRight: boolean) => ({
      participationId,
      challengeId: 7,
      at: `2026-11-20T${hour}:00+00:00`,
      isRight,
    })
    await linked('linked', {
      tries: [sent(1, '08:01', false), sent(1, '08:10', true), sent(2, '08:13', true)],
    })
    expect(
      screen.getByRole('img', {
        name: 'Owls: 1 submissions, 1 correct, 1 linked. Red Pandas: 2 submissions, 1 correct, 1 linked',
      }),
    ).toBeDefined()
  })
  test('streaming mode hides flags and addresses', async () => {
    const text = (await linked('linked', { isMasked: true })) ?? ''
    expect(text).not.toMatch(/flag\{|2001:db8/)
    expect(text).toContain('Warm up')
  })
})

describe('a ruling on a pair', () => {
  const told = (name: keyof typeof progress) => see(<CheatProgress view={progress[name]} send={nothing} />)
  test.each([
    ['idle', '', []],
    ['busy', '', []],
    ['heldOff', 'This continues by itself', ['Stop']],
    ['reported', 'Owls: The server will not have it', ['Try again', 'Dismiss']],
    ['cutOff', 'Not processed: Owls Can’t reach the server', ['Try again', 'Dismiss']],
  ] as const)('%s', async (name, words, acts) => {
    expect(await told(name)).toContain(words)
    expect(pressed()).toEqual(acts)
  })
})
