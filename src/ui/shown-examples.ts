import type { ReactNode } from 'react'

/** The examples of a view for the gallery: a name and a function that renders one. */
export type ShownExamples = readonly (readonly [name: string, draw: () => ReactNode])[]

export const shownExamples = <View>(
  examples: Readonly<Record<string, View>>,
  draw: (view: View) => ReactNode,
): ShownExamples => Object.entries(examples).map(([name, view]) => [name, () => draw(view)])
