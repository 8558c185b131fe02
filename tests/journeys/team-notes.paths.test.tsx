import { afterEach, describe, expect, test } from 'vitest'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { ok, refused } from '../worlds/server.ts'
import {
  aRoomTeam,
  noteField,
  openTeamPage,
  sendNote,
  TEAM_PAGE,
  typeNote,
  type TeamPageWorld,
} from '../worlds/team-page.world.tsx'
import { waysThrough } from './journey.ts'
import { teamNotesJourney } from './team-notes.journey.ts'

const ADD = `POST ${TEAM_PAGE}/notes`
const DELETE = `DELETE ${TEAM_PAGE}/notes/9`
const MARK = `PUT ${TEAM_PAGE}/looked`
const TEXT = 'asked twice'
const FULL = 'This team has too many notes'
const bare = aRoomTeam()
const noted: RoomTeamModel = {
  ...bare,
  notes: [{ id: 9, at: bare.joinedAt, author: 'kenji', text: TEXT }],
}
let world: TeamPageWorld | null = null
afterEach(() => world?.close())

describe.each(waysThrough(teamNotesJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, answer, sees, button } = (world = await openTeamPage(bare, {
      [ADD]: 'held',
      [DELETE]: 'held',
      [MARK]: 'held',
    }))
    let sent = 0
    const send = async () => {
      sent += 1
      await sendNote()
    }
    const isOffered = () => expect(button(/^Delete the note/)).not.toBeNull()
    await way.test(
      {
        'the organiser sends nothing': async () => {
          await typeNote('  ')
          await sendNote()
          await typeNote('')
        },
        'the organiser writes a note': async () => {
          await typeNote(TEXT)
          await send()
        },
        'the organiser sends it again': send,
        'the organiser marks the team': () => press('Looked at'),
        'the organiser deletes it': () => press(`Delete the note “${TEXT}”`),
        'the organiser takes it back': async () => {
          sent += 1
          await press('Undo')
        },
        'the server marks it': () => {
          const marked = { ...bare, looked: { at: bare.joinedAt, by: 'kenji' } }
          server.says(`GET ${TEAM_PAGE}`, ok(marked))
          return answer(MARK, ok(marked))
        },
        'the server refuses the mark': () => answer(MARK, refused(FULL)),
        'the server takes it': () => {
          server.says(`GET ${TEAM_PAGE}`, ok(noted))
          return answer(ADD, ok(noted))
        },
        'the server refuses': () => answer(ADD, refused(FULL)),
        'the line is cut': () => answer(ADD, 'silence'),
        'the server deletes it': () => {
          server.says(`GET ${TEAM_PAGE}`, ok(bare))
          return answer(DELETE, ok(bare))
        },
        'the server refuses to': () => answer(DELETE, refused('Only its author may delete this note', 403)),
      },
      {
        empty: () => {
          expect(button(/^Delete the note/)).toBeNull()
          expect(noteField().value).toBe('')
          expect(server.countOf(ADD)).toBe(0)
        },
        marking: () => {
          expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
            isLooked: true,
          })
          expect(button('Looked at')?.getAttribute('aria-pressed')).toBe('false')
        },
        marked: async () => {
          expect(button('Looked at')?.getAttribute('aria-pressed')).toBe('true')
          await sees(/Looked at by/)
        },
        unmarked: async () => {
          await sees(FULL)
          expect(button('Looked at')?.getAttribute('aria-pressed')).toBe('false')
        },
        writing: () => {
          expect(server.countOf(ADD)).toBe(sent)
          expect(noteField()).toMatchObject({ value: TEXT, readOnly: true })
        },
        refused: async () => {
          await sees(FULL)
          expect(noteField()).toMatchObject({ value: TEXT, readOnly: false })
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(noteField()).toMatchObject({ value: TEXT, readOnly: false })
        },
        written: async () => {
          await sees(TEXT)
          isOffered()
          expect(noteField().value).toBe('')
        },
        deleting: () => {
          expect(server.countOf(DELETE)).toBe(1)
          isOffered()
        },
        kept: async () => {
          await sees('Only its author may delete this note')
          isOffered()
        },
        deleted: async () => {
          await sees('Note deleted.')
          expect(button(/^Delete the note/)).toBeNull()
        },
        restoring: () => {
          expect(server.countOf(ADD)).toBe(sent)
          expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({ text: TEXT })
        },
      },
    )
  })
})
