import { css } from '#styled/css/index.js'

/** Where whoever asks for a proof shows what is to be done for it; empty it takes no room. */
export function CaptchaSlot({ id }: { id: string }) {
  return <div id={id} className={css({ _empty: { display: 'none' } })} />
}
