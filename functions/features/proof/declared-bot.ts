import { isbot } from 'isbot'

const ownName = /bot\b|crawler|spider|^(?:curl|wget|python|go-http-client|libwww-perl|java|okhttp)\b/i

/** Unusual browsers may vote, since a vote needs others to count. Their clicks do not count. All have a name. */
export const namesItselfBot = (userAgent: string): boolean =>
  userAgent === '' || (ownName.test(userAgent) && isbot(userAgent))
