import type { FindingKind, Severity } from '#contract/models/opening-check-names.ts'

/** `thing` is a flag, a file or a number; empty if the finding has none. */
type Sentence = (thing: string) => string

export const openingCheck = {
  title: 'Launch check',
  text: 'Common oversights. Attachments are searched for flags, too.',
  again: 'Check again',
  checking: 'Checking…',
  count: (count: number) => (count === 1 ? '1 issue' : `${count} issues`),
  accepted: (count: number) =>
    count === 1
      ? '1 more finding is accepted. The overview of the room lists it.'
      : `${count} more findings are accepted. The overview of the room lists them.`,
  clear: 'No issues found',
  onlyNotes: 'Ready to open. There are a few notes.',
  stale: 'The check failed. These are the results of the last one.',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  severity: {
    Error: 'Must be fixed',
    Warning: 'Probably a mistake',
    Information: 'Good to know',
  } satisfies Record<Severity, string>,
  of: (challenge: string) => `${challenge}: `,
  fix: {
    field: 'Go to field',
    flags: 'Open flags and attachments',
    challenges: 'Open challenges',
    configs: 'Open platform settings',
  },
  fixOf: (fix: string, finding: string) => `${fix} – ${finding}`,
  finding: {
    TimesUnset: () => 'The game has no start and end time.',
    EndsBeforeStart: () => 'The game ends before it starts.',
    EndInPast: () => 'The end is in the past.',
    WriteupsCloseBeforeEnd: () => 'The writeup deadline is before the end of the game.',
    NothingEnabled: () => 'No challenges are enabled.',
    MailNotSent: () => 'New accounts must confirm their email, but this platform can’t send any.',
    ContainersUnavailable: () =>
      'A challenge needs instances, but no container engine is configured. ' +
      'Set CONTAINER_PROVIDER and restart the server (docs/containers.md).',
    OpenToEverybody: () => 'Anyone can join and play right away: there is no review and no invite code.',
    GameHidden: () => 'The game is hidden from players.',
    FlagMissing: () => 'No flag, so no one can solve it.',
    TooFewFlags: (thing) => `There are fewer flags than teams (${thing}).`,
    FlagInTitle: (thing) => `The title contains a flag: ${thing}`,
    FlagInContent: (thing) => `The description contains a flag: ${thing}`,
    FlagInHint: (thing) => `A hint contains a flag: ${thing}`,
    FlagInAttachment: (thing) => `An attachment contains a flag in plain text: ${thing}`,
    AttachmentNotSearched: (thing) => `This file is too large to search for flags: ${thing}`,
    AttachmentGone: (thing) =>
      thing === '' ? 'The attachment file is missing.' : `The file for this flag is missing: ${thing}`,
    FlagWithoutAttachment: (thing) =>
      `This flag has no file, so the team that gets it can’t find it: ${thing}`,
    TemplateWeak: (thing) => `Flags from this template could be guessed: ${thing}`,
    TemplateTooLong: (thing) => `Flags from this template are too long to submit: ${thing}`,
    ImageMissing: () =>
      'No container image set, so no team can start an instance. Enter one in the editor, or disable the challenge.',
    PortInvalid: (thing) => `The container port is invalid: ${thing}`,
    ContentEmpty: () => 'No description.',
    WorthNothing: () => 'Worth 0 points.',
    WindowOutsideGame: () => 'Its opening or closing time is outside the time of the game.',
  } satisfies Record<FindingKind, Sentence>,
}
export type OpeningCheckWords = Omit<typeof openingCheck, 'finding'> & {
  finding: Record<FindingKind, Sentence>
}
