import { fieldLabels } from './field-labels.en.ts'
/** Texts of the platform's settings. */
export const platformConfig = {
  section: { look: 'Name and look', accounts: 'Accounts', games: 'Games', logo: 'Logo', mail: 'Mail' },
  lookText:
    'Everybody sees it on every screen. What you save here reaches open pages at once, or within a minute.',
  accountsText: 'Holds from the moment you save. Accounts that exist already stay as they are.',
  logoText:
    'Stands in place of our mark, and in the tab of the browser. It is stored at once, and not with the rest.',
  field: fieldLabels.platform,
  hint: {
    title: '“::CTF” is put behind it.',
    slogan: 'Stands beside the title on the home page.',
    beianInfo: 'Stands at the foot of the page, where the law asks for it. Empty, nothing stands there.',
    customTheme:
      'As #rrggbb. Its lightness follows the scheme, so that everything stays readable. This page shows it while you choose.',
    allowRegister: 'Off, only administrators make accounts. Who has one signs in as before.',
    activeOnRegister:
      'Whoever has registered is signed in right away. Off, an account waits for its letter or for an administrator.',
    emailConfirmationRequired:
      'A new account waits for the link in a letter. People can also recover their password and change their address by mail; off, they have to ask an administrator.',
    useGoogleRecaptcha:
      'Asked of whoever registers or has forgotten a password. Signing in is never held up.',
    emailDomainList: 'Only such addresses may register, or be changed to. With none named, all may.',
    autoDestroyOnLimitReached:
      'When a team is at its limit and starts another container, its oldest is destroyed. Off, the start is refused. Containers that run are left alone.',
  },
  warning: {
    'by-hand': 'Every new account waits until an administrator activates it in the list of users.',
    unused:
      'New accounts are active at once, so registering sends no letter. The confirmation holds for changed addresses and recovered passwords.',
    'mail-none':
      'No letter can leave this server: it has no address to send from. Set MAIL_FROM and start it again, or nobody gets a link.',
    'mail-outbox':
      'Letters only become files on this server, so nobody gets a link. Set SMTP_HOST, MAIL_FROM and PUBLIC_URL and start it again.',
    'captcha-none':
      'This server has nothing to ask with, so everybody passes. Set CAPTCHA, and the keys of the provider, and start it again.',
  },
  flaw: {
    missing: 'The platform needs a title.',
    long: (most: number) => `At most ${most} characters fit.`,
    colour: 'A colour is # and six digits from 0 to f.',
    domain: (domain: string) => `“${domain}” is no domain. One looks like example.org.`,
    many: (most: number) => `At most ${most} domains fit.`,
  },
  removeDomain: (domain: string) => `Remove ${domain}`,
  pick: 'Pick a colour',
  ownColour: 'Back to teal',
  preview: 'How it will look',
  previewButton: 'A button',
  previewLink: 'A link',
  previewBadge: 'Keeps its colour',
  remove: 'Remove the logo',
  removing: 'Removing',
  untrustedProxy: (address: string) =>
    `Requests from ${address} say that they were forwarded, and this server does not trust that address. If it is your proxy, name it in TRUSTED_PROXIES: until then all visitors behind it count as one. If it is not, somebody made that up, and nothing has to be done.`,
  meansUnread:
    'What this server sends letters and tells robots with could not be read, so nothing is warned of here.',
  storage: {
    title: 'Database',
    text: (size: string) =>
      `All tables together take ${size}. The numbers of rows are estimates. The server’s documentation gives the reason for each rule.`,
    column: { name: 'Table', rows: 'Rows', bytes: 'Size', rule: 'Rows are removed' },
    rule: {
      Limited: (days: number, most: string) => `After ${days} days, and when there are more than ${most}`,
      Owned: (owner: string) => `Together with their row in ${owner}`,
      Expires: 'When their time is over',
      Kept: 'Only when somebody deletes them',
      Fixed: 'Never: there are only a few',
    },
  },
  mail: {
    way: {
      Smtp: (from: string, server: string) => `Letters leave by ${server}, and come from ${from}.`,
      Outbox: () =>
        'No mail server is set up: letters become files in the outbox folder. SMTP_HOST, MAIL_FROM and PUBLIC_URL send them.',
      None: () =>
        'A mail server is set up, but no address to send from: MAIL_FROM is missing, and no letter leaves.',
    },
    to: 'Send a test letter to',
    toHint: 'Left empty, it goes to your own address.',
    misshapen: 'This is no e-mail address.',
    send: 'Send a test letter',
    sending: 'Sending',
    notSent: (to: string) => `The letter to ${to} was not sent`,
    said: 'The answer was:',
    fate: {
      Sent: (to: string) =>
        `The mail server has taken the letter to ${to}. Whether it arrives, its reader can tell.`,
      Kept: (to: string) =>
        `The letter to ${to} is a file in the outbox folder of the server. Nobody gets it by mail.`,
      Unset: 'There is no address to send from. Set MAIL_FROM and start the server again.',
      Unreachable:
        'The mail server cannot be reached. Check SMTP_HOST and SMTP_PORT, and whether a firewall stands between.',
      Silent:
        'The mail server does not answer in time. A wrong SMTP_PORT, or SMTP_TLS for another kind of line, looks like this.',
      Untrusted:
        'The line is not private: the mail server offers no TLS, or a certificate that is not to be trusted. SMTP_TLS says what to expect.',
      Unauthorized:
        'The mail server does not take the name or the password. Check SMTP_USER and SMTP_PASSWORD.',
      Refused:
        'The mail server refuses the letter. Often it does not let this sender write, or does not know the address.',
      Failed: 'Something else went wrong.',
    },
  },
}
export type PlatformConfigWords = typeof platformConfig
