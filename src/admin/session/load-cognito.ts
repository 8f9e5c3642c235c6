/** The account flows, whose code comes when they are used. The server, which renders the forms too, is spared it. */
export function loadCognito(): Promise<typeof import('./cognito')> {
  if (import.meta.env.SSR) throw new Error('Passwords are set in the browser.')
  return import('./cognito')
}
