import type { ReactNode } from 'react'

/** Examples of a view as the gallery shows them: a name, and what draws it. */
export type ShownExamples = readonly (readonly [name: string, draw: () => ReactNode])[]

export const shownExamples = <View>(
  examples: Readonly<Record<string, View>>,
  draw: (view: View) => ReactNode,
): ShownExamples => Object.entries(examples).map(([name, view]) => [name, () => draw(view)])
