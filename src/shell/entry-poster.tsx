import { useConfig } from '#src/api/use-config.ts'
import { EventPoster } from '#src/ui/identity/event-poster.tsx'
import { entry } from '#styled/recipes/entry.js'

/** Fills the empty half next to a form of the account. */
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
