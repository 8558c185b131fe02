/** Returns the things whose text contains the search, in any case. An empty search returns all. */
export function textFilter<Thing>(
  textOf: (thing: Thing) => string,
): (things: readonly Thing[], sought: string) => readonly Thing[] {
  return (things, sought) => {
    const wanted = sought.trim().toLocaleLowerCase()
    return wanted === ''
      ? things
      : things.filter((thing) => textOf(thing).toLocaleLowerCase().includes(wanted))
  }
}
