/** The id of the element in which a form shows what a provider wants to show. */
export const CAPTCHA_ELEMENT_ID = 'captcha-place'
