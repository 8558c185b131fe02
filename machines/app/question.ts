/** What a person may be asked before something happens; the words are in `text/`, so that an open question follows the language. */
export type Question = { kind: 'clear-cache' }

export type Decision = 'confirmed' | 'cancelled'
