import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { UserImportResultModel } from '#contract/models/user-import.ts'
import { readUserLines } from '#contract/rules/user-import.ts'
import { examples as teamForms } from '#src/features/roster/team-form.examples.tsx'
import { TeamForm } from '#src/features/roster/team-form.tsx'
import { exampleTeams, TeamTable } from '#src/features/roster/team-table.tsx'
import {
  CreationForm,
  type CreationFormProps,
  exampleLines,
  exampleText,
} from '#src/features/roster/user-creation-form.tsx'
import { examples as progress } from '#src/features/roster/user-creation-progress.examples.tsx'
import { CreationProgress } from '#src/features/roster/user-creation-progress.tsx'
import { examples as userForms } from '#src/features/roster/user-form.examples.tsx'
import { UserForm } from '#src/features/roster/user-form.tsx'
import { UserCells } from '#src/features/roster/user-cells.tsx'
import { examples as userRows, exampleUsers } from '#src/features/roster/user-cells.examples.tsx'
import { TeamCards } from '#src/features/roster/team-admin.tsx'
import { userValuesOf } from '#machines/admin/user-fields.ts'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import '#src/text/areas/team-admin.en.ts'
import '#src/text/areas/user-admin.en.ts'

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
const [ada, grace] = exampleUsers
const [pandas] = exampleTeams
if (!ada || !grace || !pandas) throw new Error('There are examples.')

describe('a row of the users', () => {
  const row = (of: keyof typeof userRows) => see(<UserCells {...userRows[of]} />)
  test("shows the user's role and facts, and whether it is the admin's own", async () => {
    const said = await row('own')
    for (const word of ['ada', 'Administrator', 'You', 'Ada L. · 1815', 'ada@example.org', '192.0.2.7'])
      expect(said).toContain(word)
    expect(screen.getByRole('button', { name: 'Delete ada' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('checkbox', { name: 'Select ada' })).toHaveProperty('disabled', true)
  })
  test('says who is disabled, and what nobody filled in', async () => {
    expect(await row('disabled')).toContain('Disabled')
    expect(await row('player')).toContain('Not provided')
  })
  test('says who never signed in, and which times the server never noted', async () => {
    expect(await row('unseen')).toContain('never')
    const said = await row('unknown')
    expect(said).toContain('Not known')
    expect(said).not.toMatch(/1970|\b1 Jan/)
  })
  test('shows the requested value during the request', async () => {
    await row('activating')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Allow grace to sign in' }).checked).toBe(
      true,
    )
  })
  test('accepts no second press', async () => {
    await row('deleting')
    expect(screen.getByRole('button', { name: 'Delete grace' }).getAttribute('aria-disabled')).toBe('true')
    expect(
      screen.getByRole('button', { name: 'Reset the password of grace' }).getAttribute('aria-disabled'),
    ).toBeNull()
  })
})

describe('the form of an account', () => {
  const values = userValuesOf(grace)
  const form = (view: (typeof userForms)[keyof typeof userForms], isOwn = false) =>
    see(
      <UserForm
        view={view}
        user={grace}
        form={{ saved: values, typed: values }}
        isOwn={isOwn}
        onType={nothing}
        onSubmit={nothing}
        onDiscard={nothing}
      />,
    )
  test('open', async () => expect(await form(userForms.open)).toContain('192.0.2.7'))
  test("the admin's own role cannot be removed", async () => {
    expect(await form(userForms.open, true)).toContain('You can’t change your own role.')
    expect(screen.getByLabelText<HTMLSelectElement>('Role').disabled).toBe(true)
  })
  test('with a name in use: shown at the field', async () => {
    await form(userForms.taken)
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('This username is already in use')).not.toBeNull()
  })
  test('a lost connection', async () => {
    await form(userForms.cutOff)
    expect(screen.getByRole('alert').textContent).toContain('Can’t reach the server')
  })
  test('saving: accepts no input', async () => {
    await form(userForms.saving)
    expect(screen.getByLabelText<HTMLInputElement>('Username').readOnly).toBe(true)
  })
})

describe('the list of new accounts', () => {
  const form = (
    text: string,
    lines: typeof exampleLines,
    view: CreationFormProps['view'] = UNTOLD,
    more: Partial<CreationFormProps> = {},
  ) =>
    see(
      <CreationForm
        {...{ view, text, lines, head: null, existing: 'Keep', state: 'settled' }}
        {...{ onType: nothing, onSubmit: nothing, onExisting: nothing, onCheck: nothing }}
        {...more}
      />,
    )
  const UNTOLD = { kind: 'open', preview: null, check: 'resting' } as const
  describe('if the server checks for existing accounts', () => {
    const text = 'ada1,Sailor12,ada1@x.org,,,,Pandas\nlea1,,lea1@x.org,,,,Pandas\nmay1,,may1@x.org'
    const { lines } = readUserLines(text)
    const told = (...results: readonly UserImportResultModel[]) =>
      ({
        kind: 'open',
        preview: new Map(results.map((result, at) => [at + 1, result])),
        check: 'resting',
      }) as const
    const exists = { account: 'Exists', team: 'Joined' } as const
    const fresh = { account: 'New', team: 'Joined' } as const

    test('existing accounts do not change, and join their team', async () => {
      const said = await form(
        text,
        lines,
        told(exists, { account: 'Exists', team: 'Member' }, { account: 'New', team: null }),
      )
      expect(said).toContain('Already exists, won’t change · joins the team Pandas')
      expect(said).toContain('2 accounts already exist:')
      expect(said).toContain('1 password will be generated')
      expect(said).not.toContain('new team')
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Leave as they are' }).checked).toBe(true)
    })
    test('passwords of existing accounts are set on request', async () => {
      const said = await form(text, lines, told(exists, exists, fresh), { existing: 'Reset' })
      expect(said).toContain('Already exists, gets this password')
      expect(said).toContain('Already exists, gets a new password')
      expect(said).toContain('2 passwords will be generated')
    })
    test('a line that matches two accounts is an error, and can be left out', async () => {
      const typed: string[] = []
      const said = await form(text, lines, told(fresh, { account: 'Conflict', team: null }, fresh), {
        onType: (next) => typed.push(next),
      })
      expect(said).toContain('the username belongs to one account, the email to another')
      screen.getByRole('button', { name: 'Leave this line out' }).click()
      expect(typed).toEqual(['ada1,Sailor12,ada1@x.org,,,,Pandas\nmay1,,may1@x.org'])
    })
    test('a failed check is shown', async () => {
      expect(await form(text, lines, { ...UNTOLD, check: 'unsure' })).toContain('Couldn’t check which')
      expect(await form(text, lines)).toContain('Accounts with the same username or email are updated')
    })
  })
  test('a limit is shown with the length of the line', async () => {
    const text = `ada1,Sailor12,ada1@x.org,${'x'.repeat(40)}`
    expect(await form(text, readUserLines(text).lines)).toContain('(this has 40)')
  })
  test('each line shows its errors, without its password', async () => {
    const said = (await form(exampleText, exampleLines)).replace(exampleText, '')
    for (const word of [
      'Fix 2 lines',
      'password needs at least 6 characters',
      'invalid email',
      'also appears in a line above',
      'Ready',
    ])
      expect(said).toContain(word)
    expect(said).not.toContain('Sailor12')
    expect(screen.getByRole('button', { name: 'Create 3 accounts' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })
  test('empty', async () => {
    await form('', [])
    expect(screen.getByRole('button', { name: 'Create accounts' }).getAttribute('aria-disabled')).toBe('true')
  })
  const handlers = { onStop: nothing, onRetry: nothing, onSave: nothing, onDone: nothing, onKeep: nothing }
  test.each([
    ['sending', '401 of 5,000'],
    ['waiting', 'This continues by itself'],
    ['stopping', 'Stopping…'],
    ['refreshing', 'Refreshing the list…'],
    ['refused', 'Line 2 and 3: ada: This user name is in use'],
    ['cutOff', '3 lines were not processed.'],
    ['finished', 'They are stored nowhere else'],
  ] as const)('%s', async (name, said) =>
    expect(await see(<CreationProgress {...handlers} view={progress[name]} />)).toContain(said),
  )
})

describe('teams', () => {
  test('are shown with their members, and with a number if there are many', async () => {
    const said = await see(
      <TeamTable
        teams={exampleTeams}
        state="settled"
        acting={{ kind: 'idle' }}
        onAct={nothing}
        onEdit={nothing}
        order={null}
      />,
    )
    for (const word of ['Red Pandas', 'ada, grace', 'Locked', 'owl7 and 1 more', 'Not provided'])
      expect(said).toContain(word)
    expect(said).not.toContain('owl8')
    expect(screen.getByRole('button', { name: 'Unlock Night:Shift' })).toBeDefined()
  })
  test('are shown on a narrow screen, too', async () => {
    const teams = exampleTeams.map((team) => ({ ...team, createTimeUTC: '2026-11-01T08:00:00+00:00' }))
    const said = await see(
      <TeamCards
        teams={teams}
        state="settled"
        acting={{ kind: 'idle' }}
        onAct={nothing}
        onEdit={nothing}
        order={null}
      />,
    )
    for (const word of ['Red Pandas', 'ada, grace', 'Locked', 'owl7 and 1 more', 'Created 1 Nov 2026'])
      expect(said).toContain(word)
    expect(screen.getByRole('button', { name: 'Delete Red Pandas' })).toBeDefined()
  })
  const texts = { name: 'Red Pandas', bio: 'Bamboo first.' }
  test.each([
    ['open', 'Renaming the team makes its invite code invalid.'],
    ['refused', 'Enter a team name'],
    ['cutOff', 'Can’t reach the server'],
    ['saving', 'Saving…'],
  ] as const)('the form: %s', async (name, said) => {
    const form = { saved: texts, typed: texts }
    expect(
      await see(
        <TeamForm
          view={teamForms[name]}
          team={pandas}
          form={form}
          onType={nothing}
          onSubmit={nothing}
          onDiscard={nothing}
        />,
      ),
    ).toContain(said)
  })
})
