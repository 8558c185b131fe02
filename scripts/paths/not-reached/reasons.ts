/**
 * Why paths of journeys do not reach a state or an arrow of a machine. All of them are walked on the machine
 * alone, in `tests/machines`.
 */
export const REASONS = [
  { reason: 'press', sentence: 'No step of a journey presses this here.' },
  { reason: 'screen', sentence: 'No screen offers this here. The machine would allow it.' },
  { reason: 'moment', sentence: 'It comes from outside at a moment that no step of a journey times.' },
  { reason: 'answer', sentence: 'No step of a journey lets the effect answer like this here.' },
  { reason: 'wait', sentence: 'No step of a journey waits here until then.' },
  { reason: 'settled', sentence: 'No path comes to this decision.' },
  { reason: 'beyond', sentence: 'Only arrows of this list lead to this state.' },
] as const
export type Reason = (typeof REASONS)[number]['reason']
