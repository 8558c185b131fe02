import { createMachine } from 'xstate'

/** Notices of organisers: no empty one is published, no input is lost, and each deletion asks first. */
export const noticeJourney = createMachine({
  id: 'notice',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'the organiser writes nothing but space': 'blank',
        'the organiser writes a notice': 'written',
        'the organiser wants to change one': 'changing',
        'the organiser wants one away': 'asked',
      },
    },
    blank: { on: { 'the organiser writes a notice': 'written' } },
    written: {
      on: {
        'the organiser publishes it': 'askedToPublish',
        'the organiser comes back later': 'restored',
        'the organiser wants to change one': 'changing',
      },
    },
    restored: { on: { 'the organiser publishes it': 'askedToPublish' } },
    askedToPublish: {
      on: { 'the organiser confirms': 'publishing', 'the organiser cancels to publish': 'written' },
    },
    publishing: {
      on: {
        'the server publishes it': 'published',
        'the line is cut': 'unpublished',
        'the server refuses': 'refused',
      },
    },
    published: {},
    unpublished: { on: { 'the organiser publishes it': 'askedToPublish' } },
    refused: {},
    changing: { on: { 'the organiser changes it': 'saving', 'the organiser thinks better of it': 'listed' } },
    saving: { on: { 'the server saves it': 'changed', 'the server refuses the change': 'unchanged' } },
    changed: {},
    unchanged: {},
    asked: { on: { 'the organiser cancels': 'listed', 'the organiser confirms': 'removing' } },
    removing: {
      on: {
        'the server removes it': 'removed',
        'the server will not remove it': 'kept',
        'it is gone already': 'removed',
      },
    },
    removed: {},
    kept: {},
  },
})
