/** Handing in a writeup. */
export const writeup = {
  title: 'Writeup',
  open: 'Submit writeup',
  close: 'Close',
  rules:
    'Explain in one PDF per team how you solved each challenge, with a screenshot for each flag. ' +
    'Any member can submit it. Without a writeup your result may not count.',
  until: (moment: string) => `Submit by ${moment}.`,
  untilUnknown: 'The organisers have set a deadline. After it you can’t submit any more.',
  over: (moment: string) => `The deadline was ${moment}. You can’t submit any more.`,
  note: 'Instructions from the organisers',
  none: 'Not submitted yet',
  present: (name: string, size: string) => `Submitted: ${name} (${size})`,
  choose: 'Choose a PDF or drop it here',
  chooseAnother: 'Choose a PDF to replace it, or drop it here',
  hint: 'Up to 20 MB',
  flaw: {
    empty: 'This file is empty.',
    large: 'This file is larger than 20 MB. Reduce the size of its images and try again.',
    foreign: 'This isn’t a PDF.',
  },
  chosen: (name: string, size: string) => `Ready to submit: ${name} (${size})`,
  replaces: (name: string) => `This replaces ${name} for good.`,
  send: 'Submit',
  discard: 'Choose another file',
  uploading: (name: string) => `Uploading ${name}…`,
  uploaded: (share: number) => `${Math.floor(share * 100)}%`,
  stop: 'Stop',
  reading: 'Submitted',
  failed: 'Couldn’t submit the writeup',
  cancelled: 'Upload stopped. Your earlier submission hasn’t changed.',
  again: 'Try again',
  done: 'Writeup submitted. You can replace it until the deadline.',
}
export type WriteupWords = typeof writeup
