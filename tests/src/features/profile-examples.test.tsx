import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples as emailForms } from '#src/features/profile/email-form.examples.tsx'
import { EmailForm } from '#src/features/profile/email-form.tsx'
import { examples as sentMails } from '#src/features/profile/email-sent.examples.tsx'
import { EmailSent } from '#src/features/profile/email-sent.tsx'
import { examples as passwordForms } from '#src/features/profile/password-form.examples.tsx'
import { PasswordForm } from '#src/features/profile/password-form.tsx'
import { fullCrop } from '#src/shell/picture/crop-rectangle.ts'
import { PictureFooter } from '#src/shell/picture/picture-dialog.tsx'
import { examples as pictures } from '#src/shell/picture/picture-panel.examples.tsx'
import { PicturePanel } from '#src/shell/picture/picture-panel.tsx'
import { examples as profileForms } from '#src/features/profile/profile-form.examples.tsx'
import { ProfileForm } from '#src/features/profile/profile-form.tsx'
import { examples as sessions } from '#src/features/profile/session-rows.examples.tsx'
import { SessionRows } from '#src/features/profile/session-rows.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import '#src/text/areas/picture.en.ts'
import '#src/text/areas/profile.en.ts'

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
const send = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const invalid = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'))
const isHeld = (name: string | RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled')

describe('the profile form', () => {
  const saved = { userName: 'ada', realName: '', stdNumber: '', phone: '+44 20', bio: '' }
  const written = { ...saved, bio: 'Hello' }
  const form = (view: (typeof profileForms)[keyof typeof profileForms], typed = written) =>
    see(
      <ProfileForm
        view={view}
        saved={saved}
        typed={typed}
        onEdit={nothing}
        onSubmit={nothing}
        onDiscard={nothing}
      />,
    )
  test('open, with the number of characters left', async () => {
    expect(await form(profileForms.open)).toContain('5 of 55 characters')
    expect(invalid()).toEqual([])
  })
  test('with nothing to save, offers nothing to press', async () => {
    expect(await form(profileForms.open, saved)).not.toContain('not saved')
    expect([isHeld('Save'), isHeld('Discard')]).toEqual(['true', 'true'])
  })
  test('with errors, shown at each field after a submit', async () => {
    await form(profileForms.open, {
      userName: '爱达',
      realName: 'a'.repeat(33),
      stdNumber: '1'.repeat(25),
      phone: '',
      bio: 'a'.repeat(56),
    })
    expect(invalid()).toEqual([])
    await send('Save')
    expect(document.body.textContent).toContain('Use at most 32 characters.')
    expect(invalid()).toEqual(['userName', 'bio', 'realName', 'stdNumber', 'phone'])
    expect(document.activeElement).toMatchObject({ name: 'userName' })
  })
  test('with a name in use, shown at the name only', async () => {
    expect(await form(profileForms.taken)).toContain('This name is taken')
    expect(invalid()).toEqual(['userName'])
    expect(screen.queryByRole('alert')).toBeNull()
  })
  test('a lost connection', async () => {
    await form(profileForms.cutOff)
    expect(screen.getByRole('alert').textContent).toContain('Can’t reach the server')
  })
  test('saving: accepts no second press and no input', async () => {
    await form(profileForms.saving)
    expect([isHeld('Saving…'), screen.getByLabelText<HTMLInputElement>('Username').readOnly]).toEqual([
      'true',
      true,
    ])
  })
})

describe('the password form', () => {
  const form = (view: (typeof passwordForms)[keyof typeof passwordForms]) =>
    see(<PasswordForm view={view} userName="ada" onEdit={nothing} onSubmit={nothing} onCancel={nothing} />)
  test('open, in the first field, with the rules of a new one and with advice', async () => {
    expect(await form(passwordForms.open)).toMatch(
      /At least 6 characters.*Recommended: 12 characters or more/,
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  })
  test('with errors, shown at each field after a submit', async () => {
    await form(passwordForms.open)
    expect(invalid()).toEqual([])
    await send('Change password')
    expect(invalid()).toEqual(['old', 'password', 'repeat'])
  })
  test('refused: at no field, because the old password may not be the reason', async () => {
    await form(passwordForms.refused)
    expect(screen.getByRole('alert').textContent).toContain('The current password is wrong')
    expect(invalid()).toEqual([])
  })
  test('a lost connection', async () => {
    await form(passwordForms.cutOff)
    expect(screen.getByRole('alert').textContent).toContain('Can’t reach the server')
  })
  test('rate-limited: counts down, and sends nothing', async () => {
    await form(passwordForms.heldOff)
    expect(screen.getByRole('alert').textContent).toContain('Try again in 1 s')
    expect(isHeld('Change password')).toBe('true')
  })
  test('changing', async () => {
    await form(passwordForms.changing)
    expect([isHeld('Changing…'), isHeld('Cancel')]).toEqual(['true', 'true'])
  })
})

describe('the form of a new address', () => {
  const form = (view: (typeof emailForms)[keyof typeof emailForms]) =>
    see(
      <EmailForm
        view={view}
        texts={{ current: 'ada@example.org', next: 'ADA@example.org' }}
        onEdit={nothing}
        onSubmit={nothing}
        onCancel={nothing}
      />,
    )
  test.each([
    ['open', /can’t sign in with the old one/],
    ['refused', /Ask an administrator/],
    ['unsent', /The email couldn’t be sent/],
    ['cutOff', /Can’t reach the server/],
    ['heldOff', /Try again in 1 s/],
    ['sending', /Sending…/],
  ] as const)('%s', async (name, words) => {
    expect(await form(emailForms[name])).toMatch(words)
    expect(invalid()).toEqual(name === 'refused' ? ['email'] : [])
  })
  test('with an error, shown after a submit', async () => {
    await form(emailForms.open)
    await send('Send confirmation link')
    expect(document.body.textContent).toContain('This is already your email address.')
    expect(document.activeElement).toBe(screen.getByLabelText('New email address'))
  })
  test.each(Object.keys(sentMails).filter((name): name is keyof typeof sentMails => name in sentMails))(
    'an email was sent, %s',
    async (name) => {
      expect(
        await see(
          <EmailSent view={sentMails[name]} onResend={nothing} onOther={nothing} onClose={nothing} />,
        ),
      ).toContain('ada@example.net')
      const isRunning = name === 'cooling' || name === 'sendingAgain'
      expect(
        isHeld(
          name === 'sendingAgain' ? 'Sending…' : name === 'cooling' ? /^You can send it again/ : 'Send again',
        ),
      ).toBe(`${isRunning}`)
    },
  )
})

describe('a picture', () => {
  const panel = (view: (typeof pictures)[keyof typeof pictures]) =>
    see(
      <>
        <PicturePanel
          view={view}
          shape="round"
          cut={view.kind === 'opened' ? fullCrop(view.pixels) : null}
          onChoose={nothing}
          onCut={nothing}
        />
        <PictureFooter view={view} onUse={nothing} send={nothing} />
      </>,
    )
  beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
  afterEach(() => void vi.restoreAllMocks())
  test.each([
    ['idle', /drop or paste/],
    ['refused', /larger than 3 MB/],
    ['opened', /arrow keys move/],
    ['moving', /keep the animation/],
    ['unseen', /can’t show TIFF files/],
    ['preparing', /Preparing/],
    ['uploading', /Uploading: 40%/],
    ['processing', /The server is processing it/],
    ['failed', /could not be updated/],
    ['cancelled', /stopped/],
  ] as const)('%s', async (name, words) => expect(await panel(pictures[name])).toMatch(words))
  test('that is being decoded is announced', async () => {
    await panel(pictures.judging)
    expect(screen.getByRole('status', { name: 'Reading the picture…' })).toBeDefined()
  })
})

describe('the sessions', () => {
  test('the current one is marked and cannot be ended from here', async () => {
    expect(await see(<SessionRows sessions={[sessions.current]} />)).toContain('This browser')
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.body.textContent).toContain('You aren’t signed in anywhere else.')
  })
  test('another one can be signed out', async () => {
    await see(<SessionRows sessions={[sessions.current, sessions.other]} />)
    expect(await screen.findByText('from 2001:db8::7')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sign out of Safari on iOS' }).textContent).toBe('Sign out')
    expect(document.body.textContent).not.toContain('nowhere else')
  })
})
