/** Texts around the form of every editor. */
export const editor = {
  save: 'Save',
  saving: 'Saving',
  discard: 'Discard',
  listed: (names: readonly string[]) => names.join(', '),
  unsaved: (names: string) => `Not saved: ${names}`,
  keptHere: 'A draft is kept in this browser.',
  keptNowhere: 'This browser has no room for a draft: save before you leave.',
  savedAt: (time: string) => `Saved at ${time}`,
  same: 'Nothing to save',
  restored: 'Your draft is back',
  restoredText: (time: string) => `You typed it before ${time} and did not save it.`,
  dropDraft: 'Discard the draft',
  notSaved: 'Not saved',
  signedOut:
    'Your session has ended. What you wrote is kept in this browser; sign in again and save it then.',
  conflict: {
    title: 'Somebody else saved meanwhile',
    text: 'Nothing of theirs or yours is lost yet. Choose for each field which one holds.',
    textSettled: 'You changed other fields than they did, so both can hold.',
    mine: 'Yours',
    theirs: 'Theirs',
    allMine: 'Yours everywhere',
    allTheirs: 'Theirs everywhere',
    taken: (names: string) => `Changed only by them, and taken over: ${names}`,
    undecided: (count: number) =>
      count === 1 ? 'Choose for 1 more field.' : `Choose for ${count} more fields.`,
    save: 'Save the result',
    resume: 'Look at it in the form first',
    above: (count: number) =>
      count === 1 ? '1 line above is the same' : `${count} lines above are the same`,
    below: (count: number) =>
      count === 1 ? '1 line below is the same' : `${count} lines below are the same`,
  },
  value: { empty: 'Empty', on: 'Yes', off: 'No' },
  markdown: {
    view: 'What is shown',
    write: 'Write',
    preview: 'Preview',
    empty: 'What you write appears here.',
    hint: 'In Markdown',
  },
}
export type EditorWords = typeof editor
