const READS =
  'The address and the reads decide what this screen shows. No process runs that could be walked alone.'
const EDITOR =
  'The editor compares what was typed with what others save meanwhile. Its states are whole forms and drafts.'
const SEVERAL =
  'Several machines and feeds act together, and none of them shows the states of the journey alone.'

/** Journeys without a table, by id, with the reason. */
export const NOT_REFINED: Readonly<Record<string, string>> = {
  audit: READS,
  cheatInfo: READS,
  logSift: READS,
  platformTimeline: READS,
  rosterOrder: READS,
  storedFiles: READS,
  teamPairs: READS,
  writeupReview: READS,
  challengeEditing: EDITOR,
  gameEditing: EDITOR,
  notice: EDITOR,
  noticePlan: EDITOR,
  platformConfig: EDITOR,
  postEditor: EDITOR,
  gamePause: SEVERAL,
  logs: SEVERAL,
  monitorEvents: SEVERAL,
  presenter: SEVERAL,
  projector: SEVERAL,
  scoreboard: SEVERAL,
}
