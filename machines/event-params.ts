/** What was told, and what an effect ended with, as a guard or an action takes it to judge it. */
export const eventParam = <Told>({ event }: { event: Told }): Told => event
export const outputParam = <Value>({ event }: { event: { output: Value } }): Value => event.output
