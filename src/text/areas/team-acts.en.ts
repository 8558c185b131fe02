export const teamActs = {
  message: 'Message',
  mark: 'Looked at',
  stopping: (count: number) => (count === 1 ? '1 instance stops.' : `${count} instances stop.`),
  messageTo: (team: string) => `Email to ${team}`,
  messageSent: 'The email is in line.',
  messageUndo: 'What isn’t sent yet can be stopped in the list of emails.',
  notes: 'Notes',
  noteLabel: 'New note',
  notePlaceholder: 'Write a note, players never see it',
  noteDeleted: 'Note deleted.',
  undo: 'Undo',
  delete: 'Delete',
  deleteNote: (text: string) => `Delete the note “${text}”`,
  banReason: 'Reason for the ban',
  lookedBy: 'Looked at by',
}
export type TeamActsWords = typeof teamActs
