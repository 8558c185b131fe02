import { fieldLabels } from './field-labels.en.ts'
export const platformConfig = {
  section: { look: 'Branding', accounts: 'Accounts', games: 'Games', logo: 'Logo', mail: 'Email' },
  lookText: 'Shown to everyone on every page. Changes reach open pages within a minute.',
  accountsText: 'Takes effect as soon as you save. Existing accounts don’t change.',
  logoText:
    'Replaces the Vexil mark and the browser tab icon. ' +
    'Saved as soon as you upload it, separately from the other settings.',
  field: fieldLabels.platform,
  hint: {
    title: '“::CTF” is added to it.',
    slogan: 'Shown beside the title on the home page.',
    beianInfo: 'Shown in the page footer, where the law requires it. Leave empty to show nothing.',
    customTheme:
      'A hex colour such as #12b886. Its lightness is adjusted to each theme so that text stays ' +
      'readable. This page previews it while you choose.',
    allowRegister:
      'If this is off, only administrators can create accounts. Existing users can still sign in.',
    activeOnRegister:
      'New users are signed in right away. ' +
      'If this is off, an account waits for its confirmation email or for an administrator.',
    emailConfirmationRequired:
      'New accounts must open a link in an email. ' +
      'Users can also reset their password and change their address by email. ' +
      'If this is off, an administrator has to do both for them.',
    useGoogleRecaptcha: 'Asked when registering or recovering an account. Signing in isn’t affected.',
    emailDomainList: 'Only addresses in these domains can be used. Leave empty to allow all.',
    autoDestroyOnLimitReached:
      'When a team at its limit starts another instance, its oldest one is destroyed. ' +
      'If this is off, the start is refused. Running instances aren’t affected.',
  },
  warning: {
    'by-hand': 'Every new account waits until an administrator activates it in the user list.',
    unused:
      'New accounts are activated automatically, so no confirmation email is sent when someone ' +
      'registers. Confirmation only applies to email changes and password resets.',
    'mail-none':
      'This server can’t send email: no sender address is set. Set MAIL_FROM and restart the server.',
    'mail-outbox':
      'Emails are only saved as files on this server, so no one receives a link. ' +
      'Set SMTP_HOST, MAIL_FROM and PUBLIC_URL and restart the server.',
    'captcha-none':
      'No CAPTCHA is configured, so everyone passes. Set CAPTCHA and the provider’s keys and restart the server.',
  },
  flaw: {
    missing: 'Enter a title.',
    long: (most: number) => `Use at most ${most} characters.`,
    colour: 'Enter # and six hex digits.',
    domain: (domain: string) => `“${domain}” isn’t a domain. Use the form example.org.`,
    many: (most: number) => `You can add at most ${most} domains.`,
  },
  removeDomain: (domain: string) => `Remove ${domain}`,
  pick: 'Pick a colour',
  ownColour: 'Reset to teal',
  preview: 'Preview',
  previewButton: 'Button',
  previewLink: 'Link',
  previewBadge: 'Fixed colour',
  remove: 'Remove logo',
  removing: 'Removing…',
  untrustedProxy: (address: string) =>
    `Requests from ${address} claim to be forwarded, but this server doesn’t trust that address. ` +
    'If it is your proxy, add it to TRUSTED_PROXIES; until then all visitors behind it count as one. ' +
    'If it isn’t, someone made the claim up and you can ignore this.',
  meansUnread: 'Couldn’t read this server’s email and CAPTCHA setup, so no warnings are shown here.',
  storage: {
    title: 'Database',
    text: (size: string) =>
      `All tables together take ${size}. Row counts are estimates. The server’s documentation explains each rule.`,
    column: { name: 'Table', rows: 'Rows', bytes: 'Size', rule: 'Rows are removed' },
    rule: {
      Limited: (days: number, most: string) => `After ${days} days, and when there are more than ${most}`,
      Owned: (owner: string) => `Together with their row in ${owner}`,
      Expires: 'When they expire',
      Kept: 'Only when someone deletes them',
      Fixed: 'Never: there are only a few',
    },
  },
  mail: {
    way: {
      Smtp: (from: string, server: string) => `Emails are sent through ${server}, from ${from}.`,
      Outbox: () =>
        'No mail server is configured: emails are saved as files in the outbox folder. ' +
        'Set SMTP_HOST, MAIL_FROM and PUBLIC_URL to send them.',
      None: () => 'A mail server is configured, but no sender address. Set MAIL_FROM to send email.',
    },
    to: 'Send a test email to',
    toHint: 'Leave empty to use your own address.',
    misshapen: 'Enter a valid email address.',
    send: 'Send test email',
    sending: 'Sending…',
    notSent: (to: string) => `Couldn’t send the email to ${to}`,
    said: 'Server response:',
    fate: {
      Sent: (to: string) =>
        `The mail server accepted the email to ${to}. Check that inbox to see whether it arrives.`,
      Kept: (to: string) => `The email to ${to} was saved in the server’s outbox folder and not sent.`,
      Unset: 'No sender address is set. Set MAIL_FROM and restart the server.',
      Unreachable: 'Couldn’t reach the mail server. Check SMTP_HOST, SMTP_PORT and your firewall.',
      Silent:
        'The mail server didn’t respond in time. Check SMTP_PORT, and whether SMTP_TLS matches the server.',
      Untrusted:
        'The connection isn’t secure: the mail server doesn’t offer TLS, or its certificate isn’t ' +
        'trusted. Check SMTP_TLS.',
      Unauthorized: 'The mail server rejected the username or password. Check SMTP_USER and SMTP_PASSWORD.',
      Refused:
        'The mail server rejected the email. The sender may not be allowed, or the recipient may not exist.',
      Failed: 'Something else went wrong.',
    },
  },
}
export type PlatformConfigWords = typeof platformConfig
