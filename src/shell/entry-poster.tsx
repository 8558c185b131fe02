import { useConfig } from '#src/api/use-config.ts'
import { EventPoster } from '#src/ui/identity/event-poster.tsx'
import { entry } from '#styled/recipes/entry.js'

/** The platform's own poster with its slogan, beside a form. */
export function EntryPoster() {
  const { title, slogan } = useConfig()
  const style = entry()
  return (
    <div className={style.side}>
      <EventPoster title={title} shape="wide" className={style.poster} />
      {slogan ? <p className={style.slogan}>{slogan}</p> : null}
    </div>
  )
}
