/** The element in which a provider shows its own user interface. */
export const CAPTCHA_ELEMENT_ID = 'captcha-place'
