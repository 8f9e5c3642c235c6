import { readFile, writeFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { type LocalServer, serveLocally } from './service-server'

interface Call {
  Name?: string
  SecretId?: string
  SecretString?: string
}

/** Stands in for AWS Secrets Manager. Its file is readable for its owner alone. */
export async function startSecrets(file: string, preferred?: number): Promise<LocalServer> {
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

  return serveLocally(async (request) => {
    const action = String(request.headers['x-amz-target']).replace('secretsmanager.', '')
    return answer(action, (await json(request)) as Call)
  }, preferred)
}

const parsed = (text: string) => JSON.parse(text) as Record<string, string>

const refusal = (code: string) => ({ status: 400, body: { __type: code } })
