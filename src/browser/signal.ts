/** An event without memory: only the listeners of that moment receive it. */
export interface Signal<Happening> {
  tell: (happening: Happening) => void
  follow: (hear: (happening: Happening) => void) => () => void
}

export function openSignal<Happening>(): Signal<Happening> {
  const followers = new Set<(happening: Happening) => void>()
  return {
    tell: (happening) => followers.forEach((hear) => hear(happening)),
    follow(hear) {
      followers.add(hear)
      return () => void followers.delete(hear)
    },
  }
}
