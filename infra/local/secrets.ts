import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { freePort, localHost } from './free-port'

interface Call {
  Name?: string
  SecretId?: string
  SecretString?: string
}

/** Stands in for AWS Secrets Manager. Its file is readable for its owner alone. */
export async function startSecrets(file: string, preferred?: number) {
  const secrets = new Map(
    Object.entries(
      await readFile(file, 'utf8')
        .then(parsed)
        .catch(() => ({})),
    ),
  )

  async function answer(action: string, { Name = '', SecretId = Name, SecretString = '' }: Call) {
    if (action === 'CreateSecret' && secrets.has(SecretId)) return refusal('ResourceExistsException')
    if (action !== 'CreateSecret' && !secrets.has(SecretId)) return refusal('ResourceNotFoundException')
    if (action === 'GetSecretValue') return { status: 200, body: { SecretString: secrets.get(SecretId) } }
    if (action === 'DeleteSecret') secrets.delete(SecretId)
    else secrets.set(SecretId, SecretString)
    await writeFile(file, JSON.stringify(Object.fromEntries(secrets)), { mode: 0o600 })
    return { status: 200, body: { Name: SecretId } }
  }

  const server = createServer((request, response) => {
    const action = String(request.headers['x-amz-target']).replace('secretsmanager.', '')
    void json(request)
      .then((call) => answer(action, call as Call))
      .catch(() => refusal('InternalServiceError', 500))
      .then(({ status, body }) => response.writeHead(status).end(JSON.stringify(body)))
  })
  const port = await freePort(preferred)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, localHost, resolve)
  })
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, stop }
}

const parsed = (text: string) => JSON.parse(text) as Record<string, string>

const refusal = (code: string, status = 400) => ({ status, body: { __type: code } })
