import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { DESTROY, ENTRY, START, type ContainerWorld } from '../worlds/container.world.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isShut = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'

/** Checks that the player sees each state of the journey. `copied` has the texts in the clipboard. */
export function sightsOf({ server, isOnBase, sees, seesNot }: ContainerWorld, copied: readonly string[]) {
  return {
    none: async () => {
      await sees(/No instance is running for your team|was destroyed/)
      expect(isShut(/^Start (instance|a new instance)/)).toBe(false)
    },
    asked: async () => {
      await sees('Requesting an instance…')
      expect(button('Starting…').getAttribute('aria-busy')).toBe('true')
      // A second press while the first is pending must not send a second request.
      const asked = server.countOf(START)
      await act(async () => button('Starting…').click())
      expect(server.countOf(START)).toBe(asked)
    },
    inLine: async () => {
      await sees('In the queue: 2 instances ahead.')
      await sees(/Started by ada/)
    },
    made: () => sees('Starting the instance…'),
    refused: async () => {
      await sees('At most 3 instances at once')
      expect(isShut('Start instance')).toBe(false)
    },
    failed: () => sees('The instance could not be created'),
    cooling: async () => {
      await sees(/Start again in (8|7) s/)
      expect(server.countOf(START)).toBe(1)
      seesNot('That didn’t work')
    },
    unsure: () => sees('Instance status unknown'),
    lost: async () => {
      await sees(/Can’t reach the server/)
      expect(server.countOf(START)).toBe(1)
    },
    up: async () => {
      await sees(ENTRY)
      await sees(/00:(10|09|08):\d\d/)
      expect(isShut('Extend by 2 hours')).toBe(true)
    },
    copied: async () => {
      expect(copied).toEqual([ENTRY])
      await sees('Copied')
    },
    asking: () => sees('Destroy the instance of Warm up?'),
    held: async () => {
      await sees(/Destroy in (8|7) s/)
      await sees(ENTRY)
    },
    freeAgain: async () => {
      await sees(ENTRY)
      expect(isShut('Destroy')).toBe(false)
    },
    destroyed: async () => {
      await sees('The instance was destroyed.')
      await sees(/Start again in (10|9) s/)
      expect(server.countOf(DESTROY)).toBe(1)
    },
    destroyedByOther: async () => {
      await sees(isOnBase ? 'The instance is gone.' : 'The instance was destroyed.')
      seesNot(ENTRY)
    },
    died: () => sees(/The instance crashed/),
    closed: () => sees(/no longer open to your team/),
    lastCall: async () => {
      await sees('The instance stops in less than 10 minutes')
      expect(isShut('Extend by 2 hours')).toBe(false)
    },
    lastCallRefused: async () => {
      await sees('Not yet')
      await sees(ENTRY)
    },
    prolonged: async () => {
      await sees(/0[12]:\d\d:\d\d/)
      seesNot('The instance stops in less than 10 minutes')
      expect(isShut('Extend by 2 hours')).toBe(true)
    },
    over: async () => {
      await sees(/The instance expired/)
      seesNot(ENTRY)
    },
    offline: async () => {
      await sees('Instance status unknown')
      seesNot(ENTRY)
    },
    served: async () => {
      await sees(/Challenge solved. The instance was destroyed/)
      expect(server.countOf(DESTROY)).toBe(1)
    },
    servedAndUp: async () => {
      expect(server.countOf(DESTROY)).toBe(1)
      await sees(ENTRY)
      seesNot('That didn’t work')
      seesNot(/Destroy in/)
    },
  }
}
