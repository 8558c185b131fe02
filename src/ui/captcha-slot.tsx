import { css } from '#styled/css/index.js'

/** The provider draws its captcha into this element. It takes no space while it is empty. */
export function CaptchaSlot({ id }: { id: string }) {
  return <div id={id} className={css({ _empty: { display: 'none' } })} />
}
