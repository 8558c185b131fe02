/** Ignores case. An empty search matches everything. */
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
