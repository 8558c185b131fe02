import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { DESTROY, ENTRY, START, type ContainerWorld } from '../worlds/container.world.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isShut = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'

/** What the player sees in each state of the journey; `copied` is what the clipboard was given. */
export function sightsOf({ server, sees, seesNot }: ContainerWorld, copied: readonly string[]) {
  return {
    none: async () => {
      await sees(/no instance of this challenge|was destroyed/)
      expect(isShut(/^Start (an instance|another one)/)).toBe(false)
    },
    asked: async () => {
      await sees('An instance is asked for.')
      expect(button('Starting').getAttribute('aria-busy')).toBe('true')
      // Nothing is asked for twice.
      const asked = server.countOf(START)
      await act(async () => button('Starting').click())
      expect(server.countOf(START)).toBe(asked)
    },
    inLine: async () => {
      await sees('2 instances start before it.')
      await sees(/Asked for by ada/)
    },
    made: () => sees('It is being set up.'),
    refused: async () => {
      await sees('At most 3 instances at once')
      expect(isShut('Start an instance')).toBe(false)
    },
    failed: () => sees('The instance could not be created'),
    cooling: async () => {
      await sees(/Start again in (8|7) s/)
      expect(server.countOf(START)).toBe(1)
      seesNot('That did not work')
    },
    unsure: () => sees('It is not known how the instance stands'),
    lost: async () => {
      await sees(/does not answer/)
      expect(server.countOf(START)).toBe(1)
    },
    up: async () => {
      await sees(ENTRY)
      await sees(/00:(10|09|08):\d\d/)
      expect(isShut('Prolong by 2 hours')).toBe(true)
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
      await sees('The instance was destroyed.')
      seesNot(ENTRY)
    },
    died: () => sees(/stopped by itself/),
    closed: () => sees(/The organisers closed it/),
    lastCall: async () => {
      await sees('The instance stops in less than 10 minutes')
      expect(isShut('Prolong by 2 hours')).toBe(false)
    },
    lastCallRefused: async () => {
      await sees('Not yet')
      await sees(ENTRY)
    },
    prolonged: async () => {
      await sees(/0[12]:\d\d:\d\d/)
      seesNot('The instance stops in less than 10 minutes')
      expect(isShut('Prolong by 2 hours')).toBe(true)
    },
    over: async () => {
      await sees(/time of the instance was over/)
      seesNot(ENTRY)
    },
    offline: async () => {
      await sees('It is not known how the instance stands')
      seesNot(ENTRY)
    },
    served: async () => {
      await sees(/solved, so the instance was destroyed/)
      expect(server.countOf(DESTROY)).toBe(1)
    },
    servedAndUp: async () => {
      expect(server.countOf(DESTROY)).toBe(1)
      await sees(ENTRY)
      seesNot('That did not work')
      seesNot(/Destroy in/)
    },
  }
}
