import { css } from '#styled/css/index.js'

/** The place of the CAPTCHA. It takes no room while it is empty. */
export function CaptchaSlot({ id }: { id: string }) {
  return <div id={id} className={css({ _empty: { display: 'none' } })} />
}
