import type { FindingKind, Severity } from '#contract/models/opening-check-names.ts'

/** `thing` is what a finding is about: a flag, a file, a number; empty where it is about no such thing. */
type Sentence = (thing: string) => string

/** Texts of the opening check. */
export const openingCheck = {
  title: 'Before it opens',
  text: 'What organisers easily overlook. Attachments are searched for flags too.',
  again: 'Check again',
  checking: 'Checking',
  count: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
  clear: 'Nothing stands in the way',
  onlyNotes: 'Nothing stands in the way; a few things to know',
  stale: 'The check could not be made. This is what the last one found.',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  severity: {
    Error: 'Has to be mended',
    Warning: 'Most likely a mistake',
    Information: 'Good to know',
  } satisfies Record<Severity, string>,
  of: (challenge: string) => `${challenge}: `,
  fix: {
    field: 'Go to the field',
    flags: 'Open flags and attachments',
    challenges: 'Open the challenges',
    configs: 'Open the settings of the platform',
  },
  fixOf: (fix: string, finding: string) => `${fix} – ${finding}`,
  finding: {
    TimesUnset: () => 'The game has no start and no end yet.',
    EndsBeforeStart: () => 'The game ends before it starts.',
    EndInPast: () => 'The end lies in the past.',
    WriteupsCloseBeforeEnd: () => 'Writeups are closed before the game ends.',
    NothingEnabled: () => 'No challenge is enabled.',
    MailNotSent: () => 'Who registers has to answer an e-mail, but this platform sends none.',
    ContainersUnavailable: () =>
      'A challenge needs instances, but nothing that runs containers is connected: set CONTAINER_PROVIDER, as docs/containers.md describes.',
    OpenToEverybody: () => 'Every team that signs up plays at once: there is no review and no invite code.',
    GameHidden: () => 'The game is hidden; players do not see it.',
    FlagMissing: () => 'It has no flag, so nobody can solve it.',
    TooFewFlags: (thing) => `There are fewer flags than teams (${thing}).`,
    FlagInTitle: (thing) => `The title gives away a flag: ${thing}`,
    FlagInContent: (thing) => `The description gives away a flag: ${thing}`,
    FlagInHint: (thing) => `A hint gives away a flag: ${thing}`,
    FlagInAttachment: (thing) => `A flag stands readable in an attachment: ${thing}`,
    AttachmentNotSearched: (thing) => `This file was too large to be searched for flags: ${thing}`,
    AttachmentGone: (thing) =>
      thing === ''
        ? 'The file of its attachment is lost.'
        : `The file that belongs to this flag is lost: ${thing}`,
    FlagWithoutAttachment: (thing) => `This flag has no file, so who gets it cannot find it: ${thing}`,
    TemplateWeak: (thing) => `The flag template is so short that flags could be guessed: ${thing}`,
    TemplateTooLong: (thing) => `The flags made from this template are too long: ${thing}`,
    ImageMissing: () =>
      'It has no container image: no team could start an instance. Enter one in its editor, or disable it.',
    PortInvalid: (thing) => `The port of its container is none: ${thing}`,
    ContentEmpty: () => 'It has no description.',
    WorthNothing: () => 'It is worth no points.',
  } satisfies Record<FindingKind, Sentence>,
}
export type OpeningCheckWords = Omit<typeof openingCheck, 'finding'> & {
  finding: Record<FindingKind, Sentence>
}
