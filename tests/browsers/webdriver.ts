import { setTimeout as after } from 'node:timers/promises'

/** A session of the WebDriver protocol (W3C): `call` sends one of its commands. */
export interface WebDriverSession {
  browser: string
  call: (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>
}

interface NewSession {
  sessionId: string
  capabilities: { browserName: string; browserVersion: string }
}

/** Starts a session at a driver that has just been started itself. */
export async function startSession(driver: string, deadline = 20_000): Promise<WebDriverSession> {
  const end = performance.now() + deadline
  while (!(await isReady(driver))) {
    if (performance.now() > end) throw new Error(`The driver at ${driver} does not answer.`)
    await after(100)
  }
  const created = await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: {} } })
  const { sessionId, capabilities } = created as NewSession
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    call: (method, command, body) => send(`${driver}/session/${sessionId}${command}`, method, body),
  }
}

async function isReady(driver: string): Promise<boolean> {
  return fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Throws with the driver's own message. */
async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    headers: { 'Content-Type': 'application/json' },
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}
