import { isbot } from 'isbot'

const ownName = /bot\b|crawler|spider|^(?:curl|wget|python|go-http-client|libwww-perl|java|okhttp)\b/i

/** Unusual browsers have a name and may vote, as a vote needs others to count. Their clicks do not count. */
export const namesItselfBot = (userAgent: string): boolean =>
  userAgent === '' || (ownName.test(userAgent) && isbot(userAgent))
