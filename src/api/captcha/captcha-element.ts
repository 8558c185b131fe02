export const CAPTCHA_ELEMENT_ID = 'captcha-place'
