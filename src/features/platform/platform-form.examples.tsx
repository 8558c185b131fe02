import { THEME_COLOUR } from '#contract/rules/accent-colours.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import type { PlatformFormProps } from './platform-form-props.ts'
import { PlatformForm } from './platform-form.tsx'

const common = { errorOf: () => null, edit: () => {}, leave: () => {} }

const stored = {
  title: 'Harbour',
  slogan: 'Hack for fun not for profit',
  beianInfo: '',
  customTheme: '',
  allowRegister: true,
  activeOnRegister: true,
  emailConfirmationRequired: false,
  useGoogleRecaptcha: false,
  emailDomainList: [],
  autoDestroyOnLimitReached: false,
}

const given = {
  mail: 'Smtp',
  sender: 'ctf@platform.example',
  mailServer: 'mail.example:587',
  captcha: 'Recaptcha',
  untrustedProxy: null,
} as const

export const examples = {
  plain: { ...common, form: stored, means: null, look: null },
  looking: {
    ...common,
    form: { ...stored, customTheme: THEME_COLOUR, beianInfo: 'ICP 1' },
    means: given,
    look: { logoUrl: null },
  },
  byHand: { ...common, form: { ...stored, activeOnRegister: false }, means: given, look: { logoUrl: null } },
  without: {
    ...common,
    form: {
      ...stored,
      emailConfirmationRequired: true,
      useGoogleRecaptcha: true,
      emailDomainList: ['example.org', 'people.example'],
    },
    means: { mail: 'None', sender: null, mailServer: null, captcha: 'None', untrustedProxy: null },
    look: { logoUrl: null },
  },
} as const satisfies Record<string, PlatformFormProps>

export const shown = shownExamples(examples, (filling) => <PlatformForm {...filling} />)
