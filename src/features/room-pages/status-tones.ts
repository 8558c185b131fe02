/** The colour of the status of a team in a game. */
export const STATUS_TONES = {
  Pending: 'yellow',
  Accepted: 'green',
  Rejected: 'gray',
  Suspended: 'red',
  Unsubmitted: 'gray',
} as const
