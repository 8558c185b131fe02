import { createMachine } from 'xstate'

export const noticeJourney = createMachine({
  id: 'notice',
  description:
    'Notices of organisers: no empty one is published, no input is lost, and each deletion asks ' + 'first.',
  meta: { extensions: { effects: [] } },
  initial: 'listed',
  states: {
    listed: {
      description: 'The published notices, the newest first, and an empty form.',
      on: {
        'the organiser writes nothing but space': 'blank',
        'the organiser writes a notice': 'written',
        'the organiser wants to change one': 'changing',
        'the organiser wants one away': 'asked',
      },
    },
    blank: {
      description: '“Enter some text.” Nothing is sent.',
      on: { 'the organiser writes a notice': 'written' },
    },
    written: {
      description: 'The written notice, without an error.',
      on: {
        'the organiser publishes it': 'askedToPublish',
        'the organiser comes back later': 'restored',
        'the organiser wants to change one': 'changing',
      },
    },
    restored: {
      description: '“Draft restored”, with the written text.',
      on: { 'the organiser publishes it': 'askedToPublish' },
    },
    askedToPublish: {
      description: 'The question whether to publish, with the number of teams.',
      on: { 'the organiser confirms': 'publishing', 'the organiser cancels to publish': 'written' },
    },
    publishing: {
      description: '“Publishing…”. The text is sent.',
      on: {
        'the server publishes it': 'published',
        'the line is cut': 'unpublished',
        'the server refuses': 'refused',
      },
    },
    published: { description: 'The notice is on top. The form is empty and has the focus.' },
    unpublished: {
      description: '“Can’t reach the server”. The text stays.',
      on: { 'the organiser publishes it': 'askedToPublish' },
    },
    refused: { description: 'The server’s reason. The text stays.' },
    changing: {
      description: 'The notice in the form, and what editing does.',
      on: { 'the organiser changes it': 'saving', 'the organiser thinks better of it': 'listed' },
    },
    saving: {
      description: '“Saving…”. The new text is sent.',
      on: { 'the server saves it': 'changed', 'the server refuses the change': 'unchanged' },
    },
    changed: { description: '“Notice updated”. The notice is on top.' },
    unchanged: { description: 'The server’s reason. The new text stays.' },
    asked: {
      description: 'The question whether to delete the notice, with its text.',
      on: { 'the organiser cancels': 'listed', 'the organiser confirms': 'removing' },
    },
    removing: {
      description: '“Deleting…”.',
      on: {
        'the server removes it': 'removed',
        'the server will not remove it': 'kept',
        'it is gone already': 'removed',
      },
    },
    removed: { description: '“Notice deleted”, and the focus on the list.' },
    kept: { description: 'The server’s reason. Both notices stay.' },
  },
})
